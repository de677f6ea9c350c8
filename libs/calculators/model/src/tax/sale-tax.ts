import { InputError } from '../input-error';
import { amount, Exact, toNumber } from '../numbers';
import { addMonths, checkDay } from '../esop/calendar';
import type { Day } from '../esop/calendar';
import { exactIncomeTax, taxYear } from './income-tax';
import type { TaxRules } from './income-tax';

export interface SaleTaxInput {
  shares: number;
  /** Per share: on which the perquisite was taxed, and what it is sold for. */
  fairValueAtExercise: number;
  salePrice: number;
  exercisedOn: Day;
  soldOn: Day;
  isListed?: boolean;
  /** Other taxable income of the year of the sale; 0 by default. */
  income?: number;
  /** With one rate of their own, all gains are taxed at it. */
  rules: TaxRules;
}

export interface SaleTaxResult {
  proceeds: number;
  /** Negative for a loss, which isn't taxed. */
  gain: number;
  isLongTerm: boolean;
  /** What of the gain the unused part of the basic exemption frees. */
  setOff: number;
  /** What of the rest is free: long-term gains of listed shares have an exemption. */
  exempt: number;
  /** Of the taxed gain, without surcharge and cess; null where slabs decide. */
  rate: number | null;
  taxBeforeSurcharge: number;
  /** Less its marginal relief, with what the gain adds to the surcharge on other income. */
  surcharge: number;
  cess: number;
  /** What the year's tax rises by. */
  tax: number;
  /** Proceeds less tax. */
  net: number;
}

/**
 * Tax on selling shares from options in India: gain = n × (price − FMV at exercise). Unlisted shares are long-term after 24 months,
 * listed ones after 12; long-term gains and short-term gains of listed shares have rates of their own, short-term gains of unlisted
 * shares add to income. The tax is that of a year with the gain less that of the year without it, so it has the surcharge that the
 * gain adds to other income. Residents set what other income leaves of the basic exemption against gains with their own rate.
 * Source: Finance (No. 2) Act 2024; Income-tax Act 1961, sections 111A, 112 and 112A with their provisos.
 * @throws InputError for negative numbers and a sale before the exercise
 */
export function saleTax(input: SaleTaxInput): SaleTaxResult {
  const shares = amount('shares', input.shares);
  const price = amount('salePrice', input.salePrice);
  const fairValue = amount('fairValueAtExercise', input.fairValueAtExercise);
  const exercisedOn = checkDay('exercisedOn', input.exercisedOn);
  const soldOn = checkDay('soldOn', input.soldOn);
  if (soldOn < exercisedOn) throw new InputError('soldOn', 'TOO_EARLY');
  const income = input.income ?? 0;
  amount('income', income);
  const proceeds = shares.times(price);
  const gain = shares.times(price.minus(fairValue));
  const taxed = taxGain(input, { gain, income, exercisedOn, soldOn });
  return {
    proceeds: toNumber(proceeds),
    gain: toNumber(gain),
    isLongTerm: taxed.isLongTerm,
    setOff: toNumber(taxed.setOff),
    exempt: toNumber(taxed.exempt),
    rate: taxed.rate,
    taxBeforeSurcharge: toNumber(taxed.tax),
    surcharge: toNumber(taxed.surcharge),
    cess: toNumber(taxed.cess),
    tax: toNumber(taxed.total),
    net: toNumber(proceeds.minus(taxed.total)),
  };
}

interface Sale {
  gain: Exact;
  income: number;
  exercisedOn: Day;
  soldOn: Day;
}

/** The rate and exemption of gains; no rate where slabs decide. */
function termsOf({ rules, isListed = false }: SaleTaxInput, { exercisedOn, soldOn }: Sale) {
  const isAfter = (months: number) => soldOn > addMonths(exercisedOn, months);
  if ('rate' in rules) return { isLongTerm: isAfter(isListed ? 12 : 24), rate: rules.rate };
  const { gains } = taxYear(rules.year);
  const isLongTerm = isAfter(isListed ? gains.listedMonths : gains.unlistedMonths);
  if (isLongTerm) {
    return { isLongTerm, rate: gains.longTerm, exemption: isListed ? gains.listedExemption : 0 };
  }
  return { isLongTerm, rate: isListed ? gains.listedShortTerm : null };
}

function taxGain(input: SaleTaxInput, sale: Sale) {
  const { isLongTerm, rate, exemption = 0 } = termsOf(input, sale);
  const profit = Exact.max(sale.gain, 0);
  const income = new Exact(sale.income);
  const taxOf = (salary: Exact, gain: Exact) =>
    exactIncomeTax(salary, input.rules, {
      amount: gain,
      rate: rate ?? 0,
      exemption: new Exact(exemption),
    });
  const none = new Exact(0);
  const before = taxOf(income, none);
  const after = rate === null ? taxOf(income.plus(profit), none) : taxOf(income, profit);
  const total = after.total.minus(before.total);
  const cess = after.cess.minus(before.cess);
  const { setOff, exempt } = after;
  // With a rate of its own, a gain changes nothing in the tax by slabs: the rest is surcharge.
  const tax =
    rate === null
      ? total.minus(cess).minus(after.surcharge.minus(before.surcharge))
      : after.gainTax;
  const surcharge = total.minus(cess).minus(tax);
  return { isLongTerm, setOff, exempt, rate, tax, surcharge, cess, total };
}

import { InputError } from '../input-error';
import { amount, Exact, toNumber } from '../numbers';
import { addMonths, checkDay } from '../esop/calendar';
import type { Day } from '../esop/calendar';
import { incomeTax, surchargeRate, taxYear } from './income-tax';
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
  /** What of the gain is free. */
  exempt: number;
  /** Of the taxed gain, without surcharge and cess; null where slabs decide. */
  rate: number | null;
  taxBeforeSurcharge: number;
  surcharge: number;
  cess: number;
  tax: number;
  /** Proceeds less tax. */
  net: number;
}

/**
 * Tax on selling shares from options in India: gain = n × (price − FMV at exercise). Unlisted shares are long-term after 24 months,
 * listed ones after 12; long-term gains and short-term gains of listed shares have rates of their own, short-term gains of unlisted
 * shares add to income. Surcharge on gains with their own rate follows all income of the year; its marginal relief isn't counted.
 * Source: Finance (No. 2) Act 2024; Income-tax Act 1961, sections 111A, 112 and 112A.
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

function taxGain({ rules, isListed = false }: SaleTaxInput, sale: Sale) {
  const zero = new Exact(0);
  const profit = Exact.max(sale.gain, 0);
  if ('rate' in rules) {
    const total = new Exact(incomeTax(toNumber(profit), rules).total);
    const isLongTerm = sale.soldOn > addMonths(sale.exercisedOn, isListed ? 12 : 24);
    const { rate } = rules;
    return { isLongTerm, exempt: zero, rate, tax: total, surcharge: zero, cess: zero, total };
  }
  const data = taxYear(rules.year);
  const months = isListed ? data.gains.listedMonths : data.gains.unlistedMonths;
  const isLongTerm = sale.soldOn > addMonths(sale.exercisedOn, months);
  if (!isLongTerm && !isListed) {
    const before = incomeTax(sale.income, rules);
    const after = incomeTax(toNumber(profit.plus(sale.income)), rules);
    const cess = new Exact(after.cess).minus(before.cess);
    const total = new Exact(after.total).minus(before.total);
    const surcharge = new Exact(after.surcharge).minus(before.surcharge);
    const tax = total.minus(cess).minus(surcharge);
    return { isLongTerm, exempt: zero, rate: null, tax, surcharge, cess, total };
  }
  const exempt =
    isLongTerm && isListed ? Exact.min(profit, data.gains.listedExemption) : new Exact(0);
  const rate = isLongTerm ? data.gains.longTerm : data.gains.listedShortTerm;
  const tax = profit.minus(exempt).times(rate);
  const regime = rules.regime === 'new' ? data.newRegime : data.oldRegime;
  const charged = surchargeRate(profit.plus(sale.income), regime);
  const surcharge = tax.times(Math.min(charged, data.gains.mostSurcharge));
  const cess = tax.plus(surcharge).times(data.cess);
  return { isLongTerm, exempt, rate, tax, surcharge, cess, total: tax.plus(surcharge).plus(cess) };
}

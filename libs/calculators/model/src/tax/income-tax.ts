import { InputError } from '../input-error';
import { amount, Exact, share, toNumber } from '../numbers';
import { indianTaxYears } from './india-tax.data';
import type { Band, IndianTaxYear, Regime } from './india-tax.data';

export type AgeGroup = 'below60' | 'from60' | 'from80';

/** By which rules income is taxed: India's of a year, or one rate for all of it that a person enters. */
export type TaxRules =
  | { regime: 'new' | 'old'; year: string; age?: AgeGroup }
  /** With everything that is added to it. */
  | { rate: number };

/** Gains of the year that have a rate of their own: long-term ones, and short-term ones of listed shares. */
export interface OwnRateGains {
  amount: number;
  rate: number;
  /** What of them is free in a year; 0 by default. */
  exemption?: number;
}

export interface IncomeTaxResult {
  /** By slabs, before the rebate. */
  slabTax: number;
  rebate: number;
  /** What of the gains the unused basic exemption frees, then their own exemption. */
  setOff: number;
  exempt: number;
  /** On the rest of the gains. */
  gainTax: number;
  /** On all of it. */
  surcharge: number;
  /** What marginal relief takes off tax and surcharge. */
  relief: number;
  cess: number;
  /** Everything together. Not rounded to ten rupees, as a tax return is. */
  total: number;
}

/** @throws InputError if there are no rates for the year */
export function taxYear(year: string): IndianTaxYear {
  const found = indianTaxYears.find((one) => one.year === year);
  if (found === undefined) throw new InputError('rules.year', 'NO_DATA_FOR_YEAR');
  return found;
}

function slabTaxOf(income: Exact, bands: readonly Band[]): Exact {
  let tax = new Exact(0);
  let from = 0;
  for (const { upTo, rate } of bands) {
    if (income.lte(from)) break;
    tax = tax.plus(Exact.min(income, upTo).minus(from).times(rate));
    from = upTo;
  }
  return tax;
}

function slabsOf(regime: Regime, age: AgeGroup): readonly Band[] {
  if (age === 'from80') return regime.slabsFrom80 ?? regime.slabs;
  if (age === 'from60') return regime.slabsFrom60 ?? regime.slabs;
  return regime.slabs;
}

/** Tax after the rebate, and what its marginal relief takes off. */
function afterRebate(income: Exact, slabTax: Exact, { rebate }: Regime) {
  if (income.lte(rebate.income)) {
    const given = Exact.min(slabTax, rebate.most);
    return { rebate: given, relief: new Exact(0), tax: slabTax.minus(given) };
  }
  const above = income.minus(rebate.income);
  const tax = rebate.hasRelief ? Exact.min(slabTax, above) : slabTax;
  return { rebate: new Exact(0), relief: slabTax.minus(tax), tax };
}

/** The rate of surcharge at an income. */
const surchargeRate = (income: Exact, regime: Regime): number =>
  regime.surcharges.filter(({ over }) => income.gt(over)).at(-1)?.rate ?? 0;

export interface ExactGains {
  amount: Exact;
  rate: number;
  exemption: Exact;
}

/** What a year's tax is calculated by. */
interface YearRules {
  regime: Regime;
  bands: readonly Band[];
  /** Surcharge on gains with their own rate is at most this. */
  mostOnGains: number;
  cess: number;
}

/** The upper limit of the first slab if that is taxed at 0 %: the basic exemption. */
const basicExemption = ([first]: readonly Band[]): number => (first?.rate === 0 ? first.upTo : 0);

/** Tax by slabs after the rebate, and on gains with their own rate, without surcharge. */
function beforeSurcharge(income: Exact, gains: ExactGains, { regime, bands }: YearRules) {
  const slabTax = slabTaxOf(income, bands);
  const unused = Exact.max(new Exact(basicExemption(bands)).minus(income), 0);
  const setOff = Exact.min(gains.amount, unused);
  const exempt = Exact.min(gains.amount.minus(setOff), gains.exemption);
  const gainTax = gains.amount.minus(setOff).minus(exempt).times(gains.rate);
  return { slabTax, ...afterRebate(income, slabTax, regime), setOff, exempt, gainTax };
}

/**
 * Surcharge, and its marginal relief: tax and surcharge rise at most by the income above the limit, from what they are at the limit.
 * Gains with their own rate count for the rates up to 15 %, on other income's tax too; only other income counts for higher rates,
 * which gains never have. The law doesn't say what is left out of an income at the limit: here it's gains first.
 */
function surchargeOf(income: Exact, gains: ExactGains, rules: YearRules) {
  const { regime, mostOnGains } = rules;
  const together = income.plus(gains.amount);
  const onGains = Math.min(surchargeRate(together, regime), mostOnGains);
  const byIncome = surchargeRate(income, regime);
  const { tax, gainTax } = beforeSurcharge(income, gains, rules);
  const surcharge = tax.times(Math.max(byIncome, onGains)).plus(gainTax.times(onGains));
  const isHigh = byIncome > mostOnGains;
  const counted = isHigh ? income : together;
  const limit = regime.surcharges
    .filter(({ over, rate }) => counted.gt(over) && (isHigh || rate <= mostOnGains))
    .at(-1)?.over;
  if (limit === undefined) return { surcharge, relief: new Exact(0) };
  const incomeAt = Exact.min(income, limit);
  const gainsAt = isHigh ? gains.amount : new Exact(limit).minus(incomeAt);
  const at = beforeSurcharge(incomeAt, { ...gains, amount: gainsAt }, rules);
  const rateAt = surchargeRate(new Exact(limit), regime);
  const most = at.tax
    .times(1 + rateAt)
    .plus(at.gainTax.times(1 + Math.min(rateAt, mostOnGains)))
    .plus(counted.minus(limit));
  const relief = Exact.max(tax.plus(gainTax).plus(surcharge).minus(most), 0);
  return { surcharge, relief };
}

function yearRules(rules: Exclude<TaxRules, { rate: number }>): YearRules {
  const data = taxYear(rules.year);
  const regime = rules.regime === 'new' ? data.newRegime : data.oldRegime;
  const bands = slabsOf(regime, rules.age ?? 'below60');
  return { regime, bands, mostOnGains: data.gains.mostSurcharge, cess: data.cess };
}

/** `incomeTax`, not rounded to numbers yet. */
export function exactIncomeTax(income: Exact, rules: TaxRules, gains: ExactGains) {
  const zero = new Exact(0);
  if ('rate' in rules) {
    const rate = share('rules.rate', rules.rate);
    const [slabTax, gainTax] = [income.times(rate), gains.amount.times(rate)];
    const none = { rebate: zero, setOff: zero, exempt: zero, surcharge: zero, relief: zero };
    return { ...none, slabTax, gainTax, cess: zero, total: slabTax.plus(gainTax) };
  }
  const year = yearRules(rules);
  const { tax, ...before } = beforeSurcharge(income, gains, year);
  const charged = surchargeOf(income, gains, year);
  const beforeCess = tax.plus(before.gainTax).plus(charged.surcharge).minus(charged.relief);
  const cess = beforeCess.times(year.cess);
  return {
    ...before,
    surcharge: charged.surcharge,
    relief: before.relief.plus(charged.relief),
    cess,
    total: beforeCess.plus(cess),
  };
}

/**
 * Income tax of a resident individual in India for a year: slabs, rebate of section 87A, surcharge, marginal relief, cess.
 * Income is what is taxable, after deductions.
 * Source: the Finance Act named in the data of the year; Income-tax Act 1961, sections 87A and 115BAC, and the provisos of sections
 * 111A, 112 and 112A; Income-tax Act 2025.
 * @param gains of the same year with rates of their own, which aren't part of income. They use what income leaves of the basic
 * exemption and count for the rate of surcharge. The rebate's limit is compared with income alone.
 * @throws InputError for a negative income or gain, and for a year without data
 */
export function incomeTax(income: number, rules: TaxRules, gains?: OwnRateGains): IncomeTaxResult {
  const exact = exactIncomeTax(amount('income', income), rules, {
    amount: amount('gains.amount', gains?.amount ?? 0),
    rate: share('gains.rate', gains?.rate ?? 0).toNumber(),
    exemption: amount('gains.exemption', gains?.exemption ?? 0),
  });
  return {
    slabTax: toNumber(exact.slabTax),
    rebate: toNumber(exact.rebate),
    setOff: toNumber(exact.setOff),
    exempt: toNumber(exact.exempt),
    gainTax: toNumber(exact.gainTax),
    surcharge: toNumber(exact.surcharge),
    relief: toNumber(exact.relief),
    cess: toNumber(exact.cess),
    total: toNumber(exact.total),
  };
}

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

export interface IncomeTaxResult {
  /** By slabs, before the rebate. */
  slabTax: number;
  rebate: number;
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
export const surchargeRate = (income: Exact, regime: Regime): number =>
  regime.surcharges.filter(({ over }) => income.gt(over)).at(-1)?.rate ?? 0;

/**
 * Surcharge less its marginal relief: tax and surcharge rise at most by the income above the limit, from what they are at the limit.
 */
function surchargeOf(income: Exact, tax: Exact, regime: Regime, bands: readonly Band[]) {
  const full = tax.times(surchargeRate(income, regime));
  const limit = regime.surcharges.filter(({ over }) => income.gt(over)).at(-1)?.over;
  if (limit === undefined) return { surcharge: full, relief: new Exact(0) };
  const atLimit = new Exact(limit);
  const most = slabTaxOf(atLimit, bands)
    .times(1 + surchargeRate(atLimit, regime))
    .plus(income.minus(limit));
  const relief = Exact.max(tax.plus(full).minus(most), 0);
  return { surcharge: full, relief };
}

/**
 * Income tax of a resident individual in India for a year: slabs, rebate of section 87A, surcharge, marginal relief, cess.
 * Income is what is taxable, after deductions. Gains that have rates of their own aren't part of it.
 * Source: the Finance Act named in the data of the year; Income-tax Act 1961, sections 87A and 115BAC; Income-tax Act 2025.
 * @throws InputError for a negative income and for a year without data
 */
export function incomeTax(income: number, rules: TaxRules): IncomeTaxResult {
  const taxable = amount('income', income);
  const zero = new Exact(0);
  const result = (parts: Partial<Record<keyof IncomeTaxResult, Exact>>): IncomeTaxResult => ({
    slabTax: toNumber(parts.slabTax ?? zero),
    rebate: toNumber(parts.rebate ?? zero),
    surcharge: toNumber(parts.surcharge ?? zero),
    relief: toNumber(parts.relief ?? zero),
    cess: toNumber(parts.cess ?? zero),
    total: toNumber(parts.total ?? zero),
  });
  if ('rate' in rules) {
    const tax = taxable.times(share('rules.rate', rules.rate));
    return result({ slabTax: tax, total: tax });
  }
  const data = taxYear(rules.year);
  const regime = rules.regime === 'new' ? data.newRegime : data.oldRegime;
  const bands = slabsOf(regime, rules.age ?? 'below60');
  const slabTax = slabTaxOf(taxable, bands);
  const rebated = afterRebate(taxable, slabTax, regime);
  const charged = surchargeOf(taxable, rebated.tax, regime, bands);
  const beforeCess = rebated.tax.plus(charged.surcharge).minus(charged.relief);
  const cess = beforeCess.times(data.cess);
  return result({
    slabTax,
    rebate: rebated.rebate,
    surcharge: charged.surcharge,
    relief: rebated.relief.plus(charged.relief),
    cess,
    total: beforeCess.plus(cess),
  });
}

import { InputError } from '../input-error';
import { amount, Exact, toNumber } from '../numbers';
import { addDays, addMonths, checkDay, financialYearEnd } from '../esop/calendar';
import type { Day } from '../esop/calendar';
import { incomeTax } from './income-tax';
import type { TaxRules } from './income-tax';

export interface PerquisiteTaxInput {
  /** How many options are exercised. */
  shares: number;
  /** Price of exercise and fair market value on that day, per share, in rupees. */
  strike: number;
  fairValue: number;
  /** Other taxable income of the year, after deductions; 0 by default. */
  income?: number;
  rules: TaxRules;
}

export interface PerquisiteTaxResult {
  exerciseCost: number;
  /** n × max(0, fair market value − strike), taxed as salary. */
  perquisite: number;
  /** What the year's tax rises by. The employer deducts it. */
  tax: number;
  /** tax ÷ perquisite; 0 without one. */
  effectiveRate: number;
  /** Exercise cost and tax: the cash that is needed unless the tax is deferred. */
  cashNeeded: number;
}

/**
 * Tax on exercising options in India: the perquisite n × (FMV − strike) is salary, so the tax is that of income with it less that of
 * income without it.
 * Source: Income-tax Act 1961, section 17(2)(vi) and rule 3(8); Income-tax Act 2025, section 17.
 * @throws InputError for negative numbers and a year without data
 */
export function perquisiteTax(input: PerquisiteTaxInput): PerquisiteTaxResult {
  const shares = amount('shares', input.shares);
  const strike = amount('strike', input.strike);
  const fairValue = amount('fairValue', input.fairValue);
  const income = input.income ?? 0;
  amount('income', income);
  const exerciseCost = shares.times(strike);
  const perquisite = shares.times(Exact.max(fairValue.minus(strike), 0));
  const withIt = incomeTax(toNumber(perquisite.plus(income)), input.rules).total;
  const tax = new Exact(withIt).minus(incomeTax(income, input.rules).total);
  return {
    exerciseCost: toNumber(exerciseCost),
    perquisite: toNumber(perquisite),
    tax: toNumber(tax),
    effectiveRate: perquisite.isZero() ? 0 : toNumber(tax.div(perquisite)),
    cashNeeded: toNumber(exerciseCost.plus(tax)),
  };
}

export interface DeferralInput {
  exercisedOn: Day;
  soldOn?: Day;
  leftOn?: Day;
}

export interface DeferralResult {
  /** What ends the deferral first. */
  endsBy: 'sale' | 'leaving' | 'window';
  endsOn: Day;
  /** 14 days after it. */
  payBy: Day;
}

/**
 * When tax on a perquisite falls due at an eligible start-up (certified under section 80-IAC): at the earliest of selling, leaving,
 * and 48 months after the assessment year in which the shares are allotted, which is 60 months after the end of that financial year;
 * for shares allotted from 1 April 2026 the law says 60 months after the tax year.
 * Source: Income-tax Act 1961, section 192(1C); Income-tax Act 2025, section 392(3).
 * @throws InputError for selling before the exercise
 */
export function perquisiteDeferral(input: DeferralInput): DeferralResult {
  const exercisedOn = checkDay('exercisedOn', input.exercisedOn);
  const windowEnd = addMonths(`${financialYearEnd('exercisedOn', exercisedOn)}-03-31`, 60);
  const ends: { endsBy: DeferralResult['endsBy']; endsOn: Day }[] = [];
  if (input.soldOn !== undefined) {
    const soldOn = checkDay('soldOn', input.soldOn);
    if (soldOn < exercisedOn) throw new InputError('soldOn', 'TOO_EARLY');
    ends.push({ endsBy: 'sale', endsOn: soldOn });
  }
  if (input.leftOn !== undefined) {
    // Options that are exercised after leaving can't be deferred.
    const leftOn = checkDay('leftOn', input.leftOn);
    ends.push({ endsBy: 'leaving', endsOn: leftOn < exercisedOn ? exercisedOn : leftOn });
  }
  ends.push({ endsBy: 'window', endsOn: windowEnd });
  const first = ends.reduce((best, one) => (one.endsOn < best.endsOn ? one : best));
  return { ...first, payBy: addDays(first.endsOn, 14) };
}

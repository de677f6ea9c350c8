import {
  formatOf,
  fullAmount,
  localeOf,
  shortAmount,
  type CalculatorCurrency,
} from '@upround/calculators/model';

/** What a number counts. Percentages are per cent, not fractions. */
export type Unit =
  | { kind: 'money'; currency: CalculatorCurrency }
  | { kind: 'percent' }
  | { kind: 'times' }
  | { kind: 'years' }
  | { kind: 'months' }
  | { kind: 'shares' }
  | { kind: 'number' };

export const percent: Unit = { kind: 'percent' };
export const times: Unit = { kind: 'times' };
export const inYears: Unit = { kind: 'years' };
export const shares: Unit = { kind: 'shares' };
export const plain: Unit = { kind: 'number' };
export const money = (currency: CalculatorCurrency): Unit => ({ kind: 'money', currency });

export { fullAmount, shortAmount };

/** A price of one share, with four decimal places. */
export const priceOf = (price: number, currency: CalculatorCurrency): string =>
  formatOf(localeOf(currency), {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  }).format(price);

export const countOf = (count: number, digits = 0): string =>
  formatOf('en-IN', { maximumFractionDigits: digits }).format(count);

/** A part from 0 to 1 as per cent. */
export const shareOf = (part: number, digits = 2): string =>
  formatOf('en-IN', { style: 'percent', maximumFractionDigits: digits }).format(part);

/** A number as its field shows it, without the unit that is written beside it. */
export function typedNumber(value: number, unit: Unit): string {
  if (unit.kind !== 'money') return countOf(value, 6);
  return formatOf(localeOf(unit.currency), {
    style: 'currency',
    currency: unit.currency,
    minimumFractionDigits: 0,
    maximumFractionDigits: 6,
  }).format(value);
}

/** A number with its unit, in few letters. */
export function numberWithUnit(value: number, unit: Unit): string {
  switch (unit.kind) {
    case 'money':
      return shortAmount(value, unit.currency);
    case 'percent':
      return `${countOf(value, 2)}%`;
    case 'times':
      return `${countOf(value, 2)}×`;
    default:
      return countOf(value, 2);
  }
}

import type { CalculatorCurrency } from '@upround/calculators/model';

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

/** Rupees are written by lakh and crore, dollars by million, whatever the reader's language settings. */
const localeOf = (currency: CalculatorCurrency) => (currency === 'INR' ? 'en-IN' : 'en-US');

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, known);
  return known;
}

/** From here on short amounts are shorter than full ones. */
const SHORT_FROM = 10_000;

/** From a thousand crore on, rupees stay in crore: `₹2,000Cr`. */
const CRORES_FROM = 10_000_000_000;
const CRORE = 10_000_000;

/** An amount in few letters: `₹7.74Cr`, `$1.2M`. */
export function shortAmount(amount: number, currency: CalculatorCurrency): string {
  const size = Math.abs(amount);
  if (size < SHORT_FROM) return fullAmount(amount, currency);
  if (currency === 'INR' && size >= CRORES_FROM) {
    return `${fullAmount(Math.round(amount / CRORE), currency)}Cr`;
  }
  return formatOf(localeOf(currency), {
    style: 'currency',
    currency,
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  }).format(amount);
}

/** An amount with all its digits before the point, and cents where it is small: `₹7,74,00,000`, `$0.05`. */
export function fullAmount(amount: number, currency: CalculatorCurrency): string {
  const isSmall = Math.abs(amount) < 100;
  return formatOf(localeOf(currency), {
    style: 'currency',
    currency,
    minimumFractionDigits: 0,
    maximumFractionDigits: isSmall ? 4 : 0,
  }).format(amount);
}

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
  if (unit.kind === 'money') return fullAmount(value, unit.currency);
  return countOf(value, 6);
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

import type { CalculatorCurrency } from './states/state-fields';

/** Rupees are written by lakh and crore, dollars by million, whatever the reader's language settings. */
export const localeOf = (currency: CalculatorCurrency) => (currency === 'INR' ? 'en-IN' : 'en-US');

const formats = new Map<string, Intl.NumberFormat>();

export function formatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  // What is rounded to 0 has no sign.
  const known =
    formats.get(key) ?? new Intl.NumberFormat(locale, { ...options, signDisplay: 'negative' });
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

/** The words for the unit letters of short amounts: `crore` for `Cr`. */
const words: Readonly<Record<string, string>> = {
  K: 'thousand',
  L: 'lakh',
  Cr: 'crore',
  M: 'million',
  B: 'billion',
  T: 'trillion',
};

/** A short amount as it's read aloud: `₹7.74 crore`, `$1.2 million`. */
export const spokenAmount = (amount: number, currency: CalculatorCurrency): string =>
  shortAmount(amount, currency).replace(/[A-Z]r?$/, (letters) =>
    words[letters] === undefined ? letters : ` ${words[letters]}`,
  );

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

import { minorUnits, type Currency } from './money';

/** What the words and letters after a number multiply it by. */
const units: readonly (readonly [RegExp, number])[] = [
  [/^(k|thousand)$/, 1_000],
  [/^(l|lac|lacs|lakh|lakhs)$/, 100_000],
  [/^(m|mn|million)$/, 1_000_000],
  [/^(cr|crore|crores)$/, 10_000_000],
];

/** An amount: a sign, digits that may be grouped, decimals, a unit. */
const shape = /^[₹$€£]?\s*(\d+|\d{1,3}(?:[\s,’']\d{2,3})*[\s,’']\d{3})(?:\.(\d+))?\s*([a-z]*)\.?$/;

/**
 * Reads an amount of money as people type it: `18,00,000`, `30L`, `30 lakh`, `1.5cr`, `80k`, `12.50`. Decimals without
 * a unit are two digits, so that a point between groups is not taken for one.
 *
 * @returns in minor units of the currency; null for what cannot be read
 */
export function parseAmount(text: string, currency: Currency): number | null {
  const [, whole, decimals, unit = ''] = shape.exec(text.trim().toLowerCase()) ?? [];
  if (whole === undefined) return null;
  const times = unit === '' ? 1 : units.find(([name]) => name.test(unit))?.[1];
  if (times === undefined) return null;
  if (unit === '' && decimals !== undefined && decimals.length !== 2) return null;
  const major = Number(`${whole.replaceAll(/\D/g, '')}.${decimals ?? '0'}`);
  const minor = major * times * minorUnits(currency);
  const rounded = Math.round(minor);
  return Math.abs(minor - rounded) < 1e-3 && Number.isSafeInteger(rounded) ? rounded : null;
}

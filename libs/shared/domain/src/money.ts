import * as z from 'zod/mini';

/** Currencies that amounts are written in, by ISO 4217. */
export const currencies = [
  'INR',
  'USD',
  'EUR',
  'GBP',
  'SGD',
  'AED',
  'AUD',
  'CAD',
  'CHF',
  'JPY',
] as const;
export const currencySchema = z.enum(currencies);
export type Currency = (typeof currencies)[number];

/** Currencies without a minor unit; the others have a hundred of them in one of the major. */
const WITHOUT_MINOR: ReadonlySet<Currency> = new Set(['JPY']);

/**
 * How many minor units make one of the major: 100 paise to the rupee, 1 to the yen.
 *
 * @param currency ISO 4217 code
 */
export function minorUnits(currency: Currency): 1 | 100 {
  return WITHOUT_MINOR.has(currency) ? 1 : 100;
}

/** An amount, a whole number of the currency's minor unit; the bound is what JavaScript counts exactly. */
export const amountSchema = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));

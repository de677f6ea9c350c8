import type { Currency } from './money';

/**
 * By which amounts of different currencies are compared, and by nothing else: they are rounded. To bring them up to
 * date, replace the rates, their day and their source together.
 */
export const exchangeRates = {
  day: '2026-11-01',
  source: 'Estimates by hand, rounded to two digits',
  /** US dollars for one of each currency. */
  dollars: {
    INR: 0.011,
    USD: 1,
    EUR: 1.1,
    GBP: 1.3,
    SGD: 0.77,
    AED: 0.27,
    AUD: 0.65,
    CAD: 0.72,
    CHF: 1.2,
    JPY: 0.0066,
  } satisfies Record<Currency, number>,
} as const;

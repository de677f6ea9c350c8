import { currencies, minorUnits, type Currency } from './money';
import { exchangeRates } from './exchange-rates.data';

/** The day of the rates by which amounts are compared. */
export const ratesDay = exchangeRates.day;

/** US dollars for the smallest unit of a currency. */
export const dollarsOf = (currency: Currency): number =>
  exchangeRates.dollars[currency] / minorUnits(currency);

/** An amount in every currency, each in its smallest unit. */
export function inAllCurrencies(amount: number, currency: Currency): Record<Currency, number> {
  const dollars = amount * dollarsOf(currency);
  const entries = currencies.map((code) => [
    code,
    code === currency ? amount : dollars / dollarsOf(code),
  ]);
  return Object.fromEntries(entries) as Record<Currency, number>;
}

import { minorUnits, parseAmount, type Currency } from '@upround/shared/domain';
import type { Format } from '@upround/shared/i18n';

/** From here on an amount is written short: `₹18L`. Less, as of an hour, is written in full. */
const SHORT_FROM = 10_000;

type MoneyFormat = Pick<Format, 'money' | 'compactMoney'>;

/**
 * An amount of money in few letters.
 *
 * @param amount in minor units of its currency
 */
export function shortMoney(format: MoneyFormat, amount: number, currency: Currency): string {
  const major = amount / minorUnits(currency);
  return major < SHORT_FROM ? format.money(major, currency) : format.compactMoney(major, currency);
}

/**
 * An amount as people type it, without its currency: `20L`, or in full where letters would round it.
 *
 * @param amount in minor units of its currency
 */
export function typedMoney(format: MoneyFormat, amount: number, currency: Currency): string {
  const bare = (text: string) => text.replace(/^\D+/, '');
  const short = bare(shortMoney(format, amount, currency));
  if (parseAmount(short, currency) === amount) return short;
  const major = amount / minorUnits(currency);
  return bare(format.money(major, currency));
}

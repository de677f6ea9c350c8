import type { Period, Plan } from '@upround/premium/contract';

const MONTHS = 12;

/** What a plan costs for a period; undefined where it isn't offered for that period. */
export const priceOf = (plan: Plan, period: Period): number | undefined =>
  plan.prices.find((price) => price.period === period)?.amount;

/** What a yearly price comes to in a month. */
export const perMonth = (yearly: number): number => Math.round(yearly / MONTHS);

/** What a year costs less when it's paid at once; 0 where nothing is saved. */
export function savedByYear(plan: Plan): number {
  const monthly = priceOf(plan, 'MONTH');
  const yearly = priceOf(plan, 'YEAR');
  if (monthly === undefined || yearly === undefined) return 0;
  return Math.max(0, monthly * MONTHS - yearly);
}

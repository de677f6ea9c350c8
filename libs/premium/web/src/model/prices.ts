import type { Period, Plan } from '@upround/premium/contract';

const MONTHS = 12;
const PERCENT = 100;

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

interface YearlySaving {
  percent: number;
  /** Some plans save less. */
  differs: boolean;
}

/** The part of twelve monthly prices that a year saves, in per cent; null where nothing is saved. */
export function yearlySavingOf(plans: readonly Plan[]): YearlySaving | null {
  const saved = plans.map((plan) =>
    Math.round((savedByYear(plan) / ((priceOf(plan, 'MONTH') ?? 0) * MONTHS || 1)) * PERCENT),
  );
  const percent = Math.max(0, ...saved);
  return percent === 0 ? null : { percent, differs: saved.some((each) => each < percent) };
}

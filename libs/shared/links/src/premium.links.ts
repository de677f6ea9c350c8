import { withQuery } from './build-path';

export const premiumRoutes = {
  pricing: '/pricing',
  premiumPlans: '/premium-plans',
  payment: '/Payment',
} as const;

/** How often a plan is paid: `?period=`. */
export const planPeriods = ['MONTH', 'YEAR'] as const;
export type PlanPeriod = (typeof planPeriods)[number];

interface PlanChoice {
  /** Id of the offer, as in `premium_plus`. */
  plan?: string | undefined;
  period?: PlanPeriod | undefined;
  /** Own path to come back to after paying. Pages check it with `safeNext` before they use it. */
  next?: string | undefined;
}

/** The period that is the default has no query. */
const periodQuery = (period: PlanPeriod | undefined) => (period === 'MONTH' ? undefined : period);

/** Addresses of plans and payments. */
export const premiumLinks = {
  /** The plans compared. */
  pricing: ({ period, next }: Omit<PlanChoice, 'plan'> = {}) =>
    withQuery(premiumRoutes.pricing, { period: periodQuery(period), next }),
  /** The viewer's plan; with `plan`, the change to it. */
  plans: ({ plan, period, next }: PlanChoice = {}) =>
    withQuery(premiumRoutes.premiumPlans, { plan, period: periodQuery(period), next }),
  /** The viewer's payments, one of them, or the order of a plan. */
  payment: ({ payment, plan, period, next }: PlanChoice & { payment?: string } = {}) =>
    withQuery(premiumRoutes.payment, { payment, plan, period: periodQuery(period), next }),
} as const;

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
}

/** The period that is the default has no query. */
const periodQuery = (period: PlanPeriod | undefined) => (period === 'MONTH' ? undefined : period);

/** Addresses of plans and payments. */
export const premiumLinks = {
  /** The plans compared. */
  pricing: ({ period }: Pick<PlanChoice, 'period'> = {}) =>
    withQuery(premiumRoutes.pricing, { period: periodQuery(period) }),
  /** The viewer's plan; with `plan`, the change to it. */
  plans: ({ plan, period }: PlanChoice = {}) =>
    withQuery(premiumRoutes.premiumPlans, { plan, period: periodQuery(period) }),
  /** The viewer's payments, one of them, or the order of a plan. */
  payment: ({ payment, plan, period }: PlanChoice & { payment?: string } = {}) =>
    withQuery(premiumRoutes.payment, { payment, plan, period: periodQuery(period) }),
} as const;

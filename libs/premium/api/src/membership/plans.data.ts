import type { Period, Plan } from '@upround/premium/contract';
import { offeringOf, planNames, type PlanTier } from '@upround/shared/domain';

/** Prices from this day on. */
export const PRICES_SINCE = '2026-11-24';

/** What one period costs in paise, GST included. */
const prices: Readonly<Record<PlanTier, Readonly<Record<Period, number>>>> = {
  1: { MONTH: 29_900, YEAR: 299_000 },
  2: { MONTH: 79_900, YEAR: 799_000 },
  3: { MONTH: 149_900, YEAR: 1_499_000 },
};

const ids: Readonly<Record<PlanTier, string>> = {
  1: '0199f3a0-0000-7000-8000-000000000001',
  2: '0199f3a0-0000-7000-8000-000000000002',
  3: '0199f3a0-0000-7000-8000-000000000003',
};

/**
 * The most that one debit of a mandate may be. Up to this amount a debit by UPI AutoPay needs no PIN (NPCI, UPI AutoPay
 * limits), and it covers every price, so that a plan can be changed under the same mandate.
 */
export const MANDATE_MAX = 1_500_000;

/** @returns what a period costs, in paise, GST included */
export const priceOf = (tier: PlanTier, period: Period): number => prices[tier][period];

/** The plans in the order of their tiers. */
export const plans: readonly Plan[] = ([1, 2, 3] as const).map((tier) => ({
  id: ids[tier],
  name: planNames[tier],
  tier,
  offeringId: offeringOf(tier),
  prices: (['MONTH', 'YEAR'] as const).map((period) => ({
    period,
    amount: priceOf(tier, period),
    currency: 'INR',
  })),
}));

/** What a period is called on the payment page and the invoice. */
export const titleOf = (tier: PlanTier, period: Period): string =>
  `${planNames[tier]}, ${period === 'MONTH' ? 'monthly' : 'yearly'}`;

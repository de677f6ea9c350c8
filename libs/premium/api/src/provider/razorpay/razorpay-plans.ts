import type { RazorpayClient } from './razorpay-client';
import { searchPages } from './razorpay-pages';
import { pageOf, planShape, type RazorpayPlan } from './razorpay-shapes';

const PLANS = '/v1/plans';
const plansPage = pageOf(planShape);

/** What one charge of a subscription takes, and how often. */
export interface PlanTerms {
  name: string;
  /** In the currency's minor unit. */
  amount: number;
  period: 'monthly' | 'yearly';
}

/** Plans, which Razorpay keeps forever and never changes: one is found again by its terms. */
export function razorpayPlans(client: RazorpayClient) {
  const known = new Map<string, Promise<string>>();

  /** A second plan of the same terms, by another process, does no harm. */
  async function findOrCreate({ name, amount, period }: PlanTerms): Promise<string> {
    const isSame = (plan: RazorpayPlan) =>
      plan.period === period &&
      plan.interval === 1 &&
      plan.item.amount === amount &&
      plan.item.currency === 'INR' &&
      plan.item.name === name;
    const found = await searchPages((page) => client.list(plansPage, PLANS, page), isSame);
    const oldest = found.at(-1);
    if (oldest !== undefined) return oldest.id;
    const body = { period, interval: 1, item: { name, amount, currency: 'INR' } };
    return (await client.post(planShape, PLANS, body)).id;
  }

  return {
    /** @returns the plan's id */
    idFor(terms: PlanTerms): Promise<string> {
      const key = JSON.stringify([terms.name, terms.amount, terms.period]);
      const asked = known.get(key) ?? findOrCreate(terms);
      known.set(key, asked);
      asked.catch(() => known.delete(key));
      return asked;
    },
    find: (id: string) => client.find(planShape, `${PLANS}/${id}`),
  };
}
export type RazorpayPlans = ReturnType<typeof razorpayPlans>;

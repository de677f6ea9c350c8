import { momentOf } from '@upround/shared/db';
import type { StartRequest } from '../payment-provider';
import { RazorpayRefusal, type RazorpayClient } from './razorpay-client';
import { endOf } from './razorpay-links';
import { searchPages } from './razorpay-pages';
import type { RazorpayPlans } from './razorpay-plans';
import { pageOf, subscriptionShape, type RazorpaySubscription } from './razorpay-shapes';

const SUBSCRIPTIONS = '/v1/subscriptions';
const HOUR = 3_600;
const DAY_MS = 86_400_000;
/** A subscription needs an end; the payer can cancel it at any time. */
const YEARS = 10;

const periods = {
  MONTH: { period: 'monthly', count: YEARS * 12, longestDays: 31 },
  YEAR: { period: 'yearly', count: YEARS, longestDays: 366 },
} as const;

const subscriptionsPage = pageOf(subscriptionShape);

type Mandate = NonNullable<StartRequest['mandate']>;

/** Razorpay's ids begin with the time: the first of those of one second has the lowest. */
const byAge = (a: RazorpaySubscription, b: RazorpaySubscription) =>
  a.created_at - b.created_at || (a.id < b.id ? -1 : 1);

/** What a subscription is created with. */
function bodyOf(request: StartRequest, mandate: Mandate, planId: string, now: number): object {
  const { paymentId, amount, currency, title, expiresAt } = request;
  const { count, longestDays } = periods[mandate.period];
  const firstEnd = mandate.firstEndsAt.getTime();
  // By its own calendar Razorpay would charge within a first period that credit made longer.
  const isLonger = firstEnd - now > longestDays * DAY_MS;
  const isUpfront = isLonger || (mandate.debitAmount ?? amount) !== amount;
  return {
    plan_id: planId,
    total_count: count,
    quantity: 1,
    customer_notify: 1,
    expire_by: endOf(expiresAt, now),
    notes: {
      payment_id: paymentId,
      mandate_id: mandate.mandateId,
      period: mandate.period,
      first: isUpfront ? 'upfront' : 'cycle',
      // Text, as Razorpay stores notes.
      first_amount: String(amount),
    },
    // A first period of another amount or length is an upfront payment, and the plan's charges begin with the second.
    ...(isUpfront
      ? {
          start_at: Math.ceil(firstEnd / 1_000),
          addons: [{ item: { name: title, amount, currency } }],
        }
      : {}),
  };
}

/** Subscriptions as records. Razorpay has no idempotency for them: they are found again by their notes. */
export function razorpaySubscriptions(
  client: RazorpayClient,
  plans: RazorpayPlans,
  now: () => number,
) {
  const starting = new Map<string, Promise<RazorpaySubscription>>();

  /** Oldest first. */
  async function ofPayment(paymentId: string): Promise<RazorpaySubscription[]> {
    // None is older than the payment that it is for; an hour allows for clocks that differ.
    const from = Math.floor(momentOf(paymentId).getTime() / 1_000) - HOUR;
    const found = await searchPages(
      (page) => client.list(subscriptionsPage, SUBSCRIPTIONS, { from, ...page }),
      ({ notes }) => notes['payment_id'] === paymentId,
    );
    return found.sort(byAge);
  }

  const find = (id: string) => client.find(subscriptionShape, `${SUBSCRIPTIONS}/${id}`);
  const cancel = (id: string) =>
    client.post(
      subscriptionShape,
      `${SUBSCRIPTIONS}/${id}/cancel`,
      { cancel_at_cycle_end: false },
      { isSafe: true },
    );

  async function cancelSpare(id: string): Promise<void> {
    try {
      await cancel(id);
    } catch (error) {
      if (!(error instanceof RazorpayRefusal)) throw error;
      // The process that created it has cancelled it as well.
      if ((await find(id))?.status !== 'cancelled') throw error;
    }
  }

  async function findOrCreate(request: StartRequest, mandate: Mandate) {
    const { paymentId, amount, title } = request;
    const known = (await ofPayment(paymentId))[0];
    if (known !== undefined) return known;
    const { period } = periods[mandate.period];
    const terms = { name: title, amount: mandate.debitAmount ?? amount, period };
    const body = bodyOf(request, mandate, await plans.idFor(terms), now());
    const created = await client.post(subscriptionShape, SUBSCRIPTIONS, body);
    // Two processes that created one each see both, and agree on the older.
    const [first = created, ...others] = await ofPayment(paymentId);
    for (const other of others) {
      if (other.status === 'created') await cancelSpare(other.id);
    }
    return first;
  }

  return {
    /** Finds or creates the subscription of a payment. */
    start(request: StartRequest, mandate: Mandate): Promise<RazorpaySubscription> {
      const key = request.paymentId;
      const known = starting.get(key);
      if (known !== undefined) return known;
      const asked = findOrCreate(request, mandate).finally(() => starting.delete(key));
      starting.set(key, asked);
      return asked;
    },
    find,
    cancel,
    pause: (id: string) =>
      client.post(subscriptionShape, `${SUBSCRIPTIONS}/${id}/pause`, { pause_at: 'now' }),
    resume: (id: string) =>
      client.post(subscriptionShape, `${SUBSCRIPTIONS}/${id}/resume`, { resume_at: 'now' }),
  };
}
export type RazorpaySubscriptions = ReturnType<typeof razorpaySubscriptions>;

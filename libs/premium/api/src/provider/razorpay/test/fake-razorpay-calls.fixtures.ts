import {
  ApiError,
  known,
  type Account,
  type Link,
  type Plan,
  type Refund,
  type Subscription,
} from './fake-razorpay-records.fixtures';

/** A request to the API. */
export interface ApiRequest {
  query: URLSearchParams;
  body: Record<string, unknown>;
  header(name: string): string | undefined;
}
type Handler = (id: string, request: ApiRequest) => unknown;

const MINUTE = 60;
const DAY = 86_400;
const collection = (items: readonly object[]) => ({
  entity: 'collection',
  count: items.length,
  items,
});

/** Newest first, as Razorpay lists. */
function page<Item extends { created_at: number }>(list: readonly Item[], query: URLSearchParams) {
  const from = Number(query.get('from') ?? 0);
  const count = Number(query.get('count') ?? 10);
  const skip = Number(query.get('skip') ?? 0);
  const to = Number(query.get('to') ?? Number.POSITIVE_INFINITY);
  if (count > 100) throw new ApiError(400, 'The count may not be greater than 100.');
  const newest = list.filter(({ created_at: at }) => at >= from && at <= to).toReversed();
  return collection(newest.slice(skip, skip + count));
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const notesOf = ({ notes }: Record<string, unknown>) =>
  (notes ?? []) as Record<string, string> | [];

function linkCalls(account: Account): Record<string, Handler> {
  return {
    'GET /v1/payment_links': (_, { query }) => ({
      payment_links: account.links
        .filter((link) => (query.get('reference_id') ?? link.reference_id) === link.reference_id)
        .filter(({ payments }) => {
          const paid = query.get('payment_id');
          return paid === null || payments?.some(({ payment_id: id }) => id === paid);
        })
        .toReversed(),
    }),
    'GET /v1/payment_links/:id': (id) => known(account.links, id),
    'POST /v1/payment_links': (_, { body }) => {
      const reference = text(body['reference_id']);
      if (reference.length > 40) throw new ApiError(400, 'The reference id is too long.');
      if (account.links.some((link) => link.reference_id === reference)) {
        throw new ApiError(
          400,
          `payment link with given reference_id: (${reference}) already exists.`,
        );
      }
      const expireBy = Number(body['expire_by']);
      if (expireBy < account.seconds() + 15 * MINUTE) {
        throw new ApiError(400, 'expire_by should be at least 15 minutes after current time');
      }
      const link: Link = {
        id: account.id('plink'),
        amount: Number(body['amount']),
        amount_paid: 0,
        currency: text(body['currency']),
        reference_id: reference,
        description: text(body['description']),
        expire_by: expireBy,
        short_url: `https://rzp.io/i/${reference.slice(-8)}`,
        status: 'created',
        payments: null,
        notes: notesOf(body),
        upi_link: false,
      };
      account.links.push(link);
      return link;
    },
    'POST /v1/payment_links/:id/cancel': (id) => {
      const link = known(account.links, id);
      if (link.status !== 'created') {
        throw new ApiError(400, 'Payment link cannot be cancelled in its present state.');
      }
      link.status = 'cancelled';
      return link;
    },
  };
}

function subscriptionCalls(account: Account): Record<string, Handler> {
  const move = (id: string, from: readonly string[], to: string) => {
    const subscription = known(account.subscriptions, id);
    if (!from.includes(subscription.status)) {
      throw new ApiError(400, `Subscription is ${subscription.status} and can't be ${to}.`);
    }
    subscription.status = to;
    return subscription;
  };
  return {
    'GET /v1/plans': (_, { query }) => page(account.plans, query),
    'GET /v1/plans/:id': (id) => known(account.plans, id),
    'POST /v1/plans': (_, { body }) => {
      const plan: Plan = {
        id: account.id('plan'),
        entity: 'plan',
        period: text(body['period']),
        interval: Number(body['interval']),
        item: body['item'] as Plan['item'],
        created_at: account.seconds(),
      };
      account.plans.push(plan);
      return plan;
    },
    'GET /v1/subscriptions': (_, { query }) => {
      const plan = query.get('plan_id');
      const mine = account.subscriptions.filter((item) => plan === null || item.plan_id === plan);
      return page(mine, query);
    },
    'GET /v1/subscriptions/:id': (id) => known(account.subscriptions, id),
    'POST /v1/subscriptions': (_, { body }) => {
      const plan = known(account.plans, text(body['plan_id']));
      const id = account.id('sub');
      const [addon] = (body['addons'] ?? []) as { item: { amount: number } }[];
      const startAt = (body['start_at'] ?? null) as number | null;
      if (startAt !== null && startAt <= account.seconds()) {
        throw new ApiError(400, 'start_at cannot be lesser than the current time');
      }
      if (addon !== undefined) account.addons.set(id, addon.item.amount);
      const subscription: Subscription = {
        id,
        entity: 'subscription',
        plan_id: plan.id,
        status: 'created',
        current_start: null,
        notes: notesOf(body),
        start_at: startAt,
        total_count: Number(body['total_count']),
        paid_count: 0,
        expire_by: Number(body['expire_by']),
        short_url: `https://rzp.io/i/${id.slice(-8)}`,
        created_at: account.seconds(),
      };
      account.subscriptions.push(subscription);
      return subscription;
    },
    'POST /v1/subscriptions/:id/pause': (id) => move(id, ['active'], 'paused'),
    'POST /v1/subscriptions/:id/resume': (id) => move(id, ['paused'], 'active'),
    'POST /v1/subscriptions/:id/cancel': (id) =>
      move(id, ['created', 'authenticated', 'active', 'pending', 'halted', 'paused'], 'cancelled'),
    'GET /v1/invoices': (_, { query }) => {
      const mine = query.get('subscription_id');
      return page(
        account.invoices.filter(({ subscription_id: id }) => mine === null || id === mine),
        query,
      );
    },
    'GET /v1/invoices/:id': (id) => known(account.invoices, id),
  };
}

function refundCalls(account: Account): Record<string, Handler> {
  const byKey = new Map<string, { request: string; refund: Refund }>();
  return {
    'GET /v1/payments/:id/refunds': (id, { query }) =>
      page(
        account.refunds.filter(({ payment_id: payment }) => payment === id),
        query,
      ),
    'GET /v1/refunds': (_, { query }) => page(account.refunds, query),
    'GET /v1/refunds/:id': (id) => known(account.refunds, id),
    'POST /v1/payments/:id/refund': (id, { body, header }) => {
      const key = header('x-refund-idempotency') ?? '';
      if (key.length < 10) throw new ApiError(400, 'The idempotency key is too short.');
      const request = JSON.stringify([id, body]);
      const before = byKey.get(key);
      if (before !== undefined) {
        if (before.request === request) return before.refund;
        throw new ApiError(
          400,
          'Different request with the same idempotency key has already been processed.',
        );
      }
      const payment = known(account.payments, id);
      const amount = Number(body['amount']);
      if (!payment.captured || payment.amount_refunded + amount > payment.amount) {
        throw new ApiError(400, 'The payment has been fully refunded already');
      }
      payment.amount_refunded += amount;
      if (payment.amount_refunded === payment.amount) {
        Object.assign(payment, { status: 'refunded', refund_status: 'full' });
      }
      const refund: Refund = {
        id: account.id('rfnd'),
        entity: 'refund',
        amount,
        currency: payment.currency,
        payment_id: id,
        receipt: text(body['receipt']) || null,
        status: 'pending',
        created_at: account.seconds(),
      };
      byKey.set(key, { request, refund });
      account.refunds.push(refund);
      return refund;
    },
  };
}

function paymentCalls(account: Account): Record<string, Handler> {
  return {
    'GET /v1/payments': (_, { query }) => page(account.payments, query),
    'GET /v1/payments/:id': (id) => known(account.payments, id),
    'GET /v1/orders/:id/payments': (id) => {
      const order = known(account.orders, id);
      const mine = account.payments.filter(({ order_id: other }) => other === order.id);
      return collection(mine.toReversed());
    },
    'POST /v1/payments/:id/capture': (id, { body }) => {
      const payment = known(account.payments, id);
      if (payment.status !== 'authorized') {
        throw new ApiError(400, 'This payment has already been captured');
      }
      if (payment.amount !== body['amount'] || account.seconds() - payment.created_at > 5 * DAY) {
        throw new ApiError(400, 'Capture amount must be equal to the amount authorized');
      }
      return Object.assign(payment, { status: 'captured', captured: true });
    },
    'POST /v1/payments/validate/vpa': (_, { body }) => {
      const vpa = text(body['vpa']);
      if (!vpa.includes('@')) throw new ApiError(400, `${vpa} is not a VPA.`);
      if (!vpa.startsWith('success@')) {
        throw new ApiError(400, `Invalid VPA. ${vpa} can't be reached.`);
      }
      return { vpa, success: true, customer_name: 'Asha Rao' };
    },
  };
}

/** The calls of the API by method and path. */
export const apiCalls = (account: Account): Readonly<Record<string, Handler>> => ({
  ...linkCalls(account),
  ...subscriptionCalls(account),
  ...refundCalls(account),
  ...paymentCalls(account),
});

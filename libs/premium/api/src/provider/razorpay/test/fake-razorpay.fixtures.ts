import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookRequest } from '../../payment-provider';
import { apiCalls } from './fake-razorpay-calls.fixtures';
import {
  Account,
  ApiError,
  known,
  type Payment,
  type Subscription,
} from './fake-razorpay-records.fixtures';

/**
 * What goes wrong: `hang` never answers, `lost` does what a POST asks and drops the connection, `conflict` says that the
 * same POST is under way, and a number is the status that is answered.
 */
export type Fault = number | 'hang' | 'nonsense' | 'lost' | 'conflict';

/** Why a payment fails, as in Razorpay's list of reasons. */
export interface Failure {
  code: string;
  reason: string | null;
}
const DECLINED: Failure = { code: 'BAD_REQUEST_ERROR', reason: 'payment_cancelled' };

/** A webhook, ready to be sent. */
export interface Delivery {
  event: string;
  body: string;
  headers: Record<string, string>;
}

export const asRequest = ({
  body,
  headers,
}: Pick<Delivery, 'body' | 'headers'>): WebhookRequest => ({
  body,
  header: (name) => headers[name.toLowerCase()],
});

export const signature = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

export const keys = {
  keyId: 'rzp_test_Fake0000000001',
  keySecret: 'key-secret-of-the-fake',
  webhookSecrets: ['webhook-secret-new', 'webhook-secret-old'],
} as const;

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const errorBody = (code: string, description: string) => ({
  error: { code, description, source: 'NA', step: 'NA', reason: 'NA', metadata: {} },
});

/** When a subscription is charged next: a period is counted from its start, or from its approval. */
function chargeAt(account: Account, { plan_id: planId, ...subscription }: Subscription): number {
  const plan = known(account.plans, planId);
  const first = new Date((subscription.start_at ?? subscription.created_at) * 1_000);
  const months = subscription.paid_count * (plan.period === 'yearly' ? 12 : 1);
  return Math.floor(first.setUTCMonth(first.getUTCMonth() + months) / 1_000);
}

/** What the payer and the bank do. */
function actors(account: Account, emit: (event: string, payload: object) => void) {
  const entity = (record: object) => ({ entity: structuredClone(record) });
  /** Without its page, as Razorpay sends it. */
  const inWebhook = (record: object) => entity({ ...record, short_url: null });

  function orderOf(id: string) {
    const link = account.links.find((item) => item.id === id);
    if (link !== undefined) {
      const open = account.orders.find((order) => order.id === link.order_id);
      const order = open ?? account.order(link.amount, link.reference_id, link.notes);
      link.order_id = order.id;
      return { link, order, invoice: undefined, subscription: undefined };
    }
    const subscription = known(account.subscriptions, id);
    const invoice = account.invoice(subscription);
    const order = known(account.orders, invoice.order_id);
    return { link, order, invoice, subscription };
  }

  /** Money has arrived for a link or a subscription's charge. */
  function settle(id: string, payment: Payment): void {
    const { link, order, invoice, subscription } = orderOf(id);
    order.status = 'paid';
    emit('payment.captured', { payment: entity(payment) });
    if (link !== undefined) {
      Object.assign(link, { status: 'paid', amount_paid: payment.amount });
      link.payments = [{ payment_id: payment.id, status: 'captured' }];
      emit('payment_link.paid', {
        payment_link: entity(link),
        order: entity(order),
        payment: entity(payment),
      });
    }
    if (invoice === undefined || subscription === undefined) return;
    Object.assign(invoice, { status: 'paid', payment_id: payment.id });
    const isUpfront = subscription.status === 'created' && account.addons.has(subscription.id);
    const isNew = subscription.status === 'created';
    subscription.status = isUpfront ? 'authenticated' : 'active';
    if (!isUpfront) subscription.paid_count += 1;
    if (isNew) emit('subscription.authenticated', { subscription: inWebhook(subscription) });
    if (isUpfront) return;
    emit('subscription.charged', {
      subscription: inWebhook(subscription),
      payment: entity(payment),
    });
  }

  function attempt(id: string, change: Partial<Payment>): Payment {
    const { order, invoice } = orderOf(id);
    const invoiceId = invoice?.id ?? null;
    return account.payment(order, order.amount, { invoice_id: invoiceId, ...change });
  }

  return {
    pay(id: string, change: Partial<Payment> = {}): Payment {
      const payment = attempt(id, change);
      settle(id, payment);
      return payment;
    },
    /** The bank has approved it, and nobody has captured it. */
    authorise: (id: string, change: Partial<Payment> = {}) =>
      attempt(id, { status: 'authorized', ...change }),
    fail(id: string, { code, reason }: Failure = DECLINED): Payment {
      const change = { status: 'failed', error_code: code, error_reason: reason } as const;
      const payment = attempt(id, change);
      emit('payment.failed', { payment: entity(payment) });
      const subscription = account.subscriptions.find((item) => item.id === id);
      if (subscription?.status === 'active') {
        subscription.status = 'pending';
        emit('subscription.pending', { subscription: inWebhook(subscription) });
      }
      return payment;
    },
    /** The bank confirms a payment that was taken for failed. */
    confirmLate(id: string, payment: Payment): void {
      Object.assign(payment, { status: 'captured', captured: true });
      settle(id, payment);
    },
    setStatus(id: string, status: string): void {
      const subscription = known(account.subscriptions, id);
      subscription.status = status;
      emit(`subscription.${status}`, { subscription: inWebhook(subscription) });
    },
    /**
     * Charges the subscriptions whose next charge is due by Razorpay's own calendar, whether or not anybody asks.
     */
    chargeDue(): Payment[] {
      const due = account.subscriptions.filter((subscription) => {
        if (subscription.status !== 'authenticated' && subscription.status !== 'active')
          return false;
        return chargeAt(account, subscription) <= account.seconds();
      });
      return due.map(({ id }) => this.pay(id));
    },
    /** The payer's bank takes the money back, or asks for it. */
    dispute(paymentId: string, step: string, id = account.id('disp')): string {
      const payment = known(account.payments, paymentId);
      emit(`payment.dispute.${step}`, {
        payment: entity(payment),
        dispute: entity({ id, entity: 'dispute', payment_id: paymentId, amount: payment.amount }),
      });
      return id;
    },
    expire(id: string): void {
      const link = known(account.links, id);
      link.status = 'expired';
      emit('payment_link.expired', { payment_link: entity(link) });
    },
    endRefund(id: string, status: 'processed' | 'failed'): void {
      const refund = known(account.refunds, id);
      refund.status = status;
      const payment = known(account.payments, refund.payment_id);
      emit(`refund.${status}`, { refund: entity(refund), payment: entity(payment) });
    },
  };
}

/** Starts a fake server of Razorpay's API on a free port of this machine. */
export async function startFakeRazorpay(now: () => number = () => Date.now()) {
  const account = new Account(now);
  const calls = apiCalls(account);
  const webhooks: Delivery[] = [];
  const requests: { call: string; body: Record<string, unknown> }[] = [];
  const state = { secret: keys.webhookSecrets[0] as string, fault: null as Fault | null, times: 0 };

  function emit(event: string, payload: object): void {
    const body = JSON.stringify({
      entity: 'event',
      account_id: 'acc_Fake0000000001',
      event,
      contains: Object.keys(payload),
      payload,
      created_at: account.seconds(),
    });
    const headers = {
      'x-razorpay-signature': signature(body, state.secret),
      'x-razorpay-event-id': randomUUID().replaceAll('-', '').slice(0, 14),
    };
    webhooks.push({ event, body, headers });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://fake');
    const sent = await textOf(request);
    const body = (sent === '' ? {} : JSON.parse(sent)) as Record<string, unknown>;
    const [, id = ''] = /\/(\w+_Fake\w+|\w+_Unknown\w*)(?=\/|$)/.exec(url.pathname) ?? [];
    const call = `${request.method} ${id === '' ? url.pathname : url.pathname.replace(id, ':id')}`;
    requests.push({ call, body });
    const isSpared =
      (state.fault === 'lost' || state.fault === 'conflict') && request.method !== 'POST';
    const fault = state.times > 0 && !isSpared ? state.fault : null;
    if (fault !== null) state.times -= 1;
    if (fault === 'hang') return;
    if (fault === 'nonsense') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Be right back</html>');
      return;
    }
    if (fault === 'conflict') return reply(response, 409, errorBody('BAD_REQUEST_ERROR', ''));
    if (typeof fault === 'number') return reply(response, fault, errorBody('SERVER_ERROR', ''));
    const login = Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64');
    if (request.headers.authorization !== `Basic ${login}`) {
      return reply(response, 401, errorBody('BAD_REQUEST_ERROR', 'Authentication failed'));
    }
    const header = (name: string) => request.headers[name]?.toString();
    const handler = calls[call];
    if (handler === undefined) {
      const text = 'The requested URL was not found on the server.';
      return reply(response, 404, errorBody('BAD_REQUEST_ERROR', text));
    }
    try {
      const result = handler(id, { query: url.searchParams, body, header }) as object;
      if (fault === 'lost') return void response.destroy();
      reply(response, 200, result);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      reply(response, error.status, errorBody(error.code, error.description));
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.keepAliveTimeout = 0;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    account,
    /** What was asked, in order. */
    requests,
    /** Webhooks that wait to be delivered, in order. */
    webhooks,
    ...actors(account, emit),
    /** Signs webhooks with another secret from now on. */
    signWith: (secret: string) => void (state.secret = secret),
    /** Lets the next requests go wrong. */
    breakDown: (fault: Fault, times = Number.POSITIVE_INFINITY) =>
      void Object.assign(state, { fault, times }),
    mend: () => void Object.assign(state, { fault: null, times: 0 }),
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
export type FakeRazorpay = Awaited<ReturnType<typeof startFakeRazorpay>>;

import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { ProviderEvent, WebhookRequest } from '../payment-provider';
import {
  attemptsReport,
  captureReport,
  failedReport,
  mandateStateOf,
  payerOf,
  refundReport,
} from './razorpay-reports';
import { eventShape, type RazorpayEvent } from './razorpay-shapes';

const EVENT_ID = /^[\w-]{1,100}$/;
const SIGNATURE = /^[0-9a-f]{64}$/;

type About = ProviderEvent extends infer Event
  ? Event extends ProviderEvent
    ? Omit<Event, 'id' | 'type'>
    : never
  : never;
const nothing: About = { about: 'NOTHING' };

/** Compares with the signature of each secret, and always with all of them. */
function isSigned(body: string, signature: string, secrets: readonly string[]): boolean {
  if (!SIGNATURE.test(signature)) return false;
  const given = Buffer.from(signature, 'hex');
  return secrets
    .map((secret) => timingSafeEqual(createHmac('sha256', secret).update(body).digest(), given))
    .includes(true);
}

function ofLink({ payload }: RazorpayEvent): About {
  const link = payload.payment_link?.entity;
  if (link === undefined) return nothing;
  const { id: providerOrder, amount, currency } = link;
  const asked = { providerOrder, amount, currency };
  const payment = payload.payment?.entity;
  if (payment !== undefined) {
    return { about: 'PAYMENT', report: attemptsReport(asked, [payment], false) };
  }
  const isOver = link.status === 'expired' || link.status === 'cancelled';
  return isOver ? { about: 'PAYMENT', report: failedReport(asked, 'EXPIRED') } : nothing;
}

function ofSubscription({ event, payload }: RazorpayEvent): About {
  const subscription = payload.subscription?.entity;
  if (subscription === undefined) return nothing;
  const { id, status, paid_count: paidCount, notes } = subscription;
  const payment = payload.payment?.entity;
  const isFirst = paidCount === 1 && notes['first'] === 'cycle';
  if (event === 'subscription.charged' && isFirst && payment?.status === 'captured') {
    return { about: 'PAYMENT', report: captureReport(id, payment) };
  }
  // A later charge belongs to whichever payment of ours waits for it: reading that one finds it.
  const state = mandateStateOf(status);
  const payer = payment === undefined ? null : payerOf(payment);
  return state === undefined ? nothing : { about: 'MANDATE', providerMandate: id, state, payer };
}

function ofRefund({ payload }: RazorpayEvent): About {
  if (payload.refund === undefined) return nothing;
  const report = refundReport(payload.refund.entity);
  const { state } = report;
  return state === 'PENDING' ? nothing : { about: 'REFUND', ...report, state };
}

function ofDispute({ event, payload }: RazorpayEvent): About {
  const dispute = payload.dispute?.entity;
  const isOver = event === 'payment.dispute.won' || event === 'payment.dispute.closed';
  if (dispute === undefined || isOver) return nothing;
  const { id: providerDispute, payment_id: providerPayment } = dispute;
  const isLost = event === 'payment.dispute.lost';
  return { about: 'DISPUTE', providerDispute, providerPayment, isLost };
}

function aboutOf(event: RazorpayEvent): About {
  if (event.event.startsWith('payment_link.')) return ofLink(event);
  if (event.event.startsWith('subscription.')) return ofSubscription(event);
  if (event.event.startsWith('payment.dispute.')) return ofDispute(event);
  return event.event.startsWith('refund.') ? ofRefund(event) : nothing;
}

function parse(body: string): RazorpayEvent | null {
  try {
    const parsed = eventShape.safeParse(JSON.parse(body));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * Reads webhooks. A genuine one that isn't as documented leads to nothing: Razorpay would send a refused one for a day and
 * then turn all webhooks off, and reading the order finds the outcome too. The signature covers the bytes of the body and not the header with the event's id, so that who has seen
 * a webhook can send it again under another id: what an event leads to must not depend on its being the first.
 *
 * @param secrets the newest first; the older one is valid while webhooks signed with it are still retried
 */
export function razorpayEvents(secrets: readonly string[]) {
  return ({ body, header }: WebhookRequest): ProviderEvent | null => {
    if (!isSigned(body, header('x-razorpay-signature') ?? '', secrets)) return null;
    const event = parse(body);
    if (event === null) return null;
    const given = header('x-razorpay-event-id') ?? '';
    const id = EVENT_ID.test(given)
      ? given
      : `body-${createHash('sha256').update(body).digest('hex')}`;
    return { id, type: event.event, ...aboutOf(event) };
  };
}

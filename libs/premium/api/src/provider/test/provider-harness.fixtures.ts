import { newId } from '@upround/shared/db';
import type {
  Page,
  PaymentProvider,
  ProviderEvent,
  StartRequest,
  WebhookRequest,
} from '../payment-provider';

/** How a provider breaks down: it answers an error of its own, never answers, or answers what can't be read. */
export type BreakDown = 'error' | 'hang' | 'nonsense';

/** A provider with what stands behind it: payers, banks and the provider's own ways of breaking down. */
export interface ProviderHarness {
  /** May be another object after `breakDown` and `mend`, such as one that waits less. */
  readonly provider: PaymentProvider;
  /** A UPI id that can pay, and one that can't. */
  vpas: { valid: string; invalid: string };
  /** Ids of the right form that the provider doesn't know. */
  unknown: { order: string; mandate: string; refund: string };
  /** The payer approves what was asked for. */
  approve(providerOrder: string): Promise<void>;
  /** The payer declines it. */
  decline(providerOrder: string): Promise<void>;
  /** The bank decides on the debit of a mandate. */
  endDebit(providerMandate: string, outcome: 'SUCCESS' | 'FAILED'): Promise<void>;
  /** The money of a refund has arrived. */
  endRefund(providerRefund: string): Promise<void>;
  /** The next webhook that the provider sends, in the order of what happened. */
  nextEvent(): Promise<WebhookRequest>;
  /** Webhooks are signed with the older of two valid secrets from now on. */
  useOlderSecret(): void;
  /** The header that carries the signature, in lower case. */
  signatureHeader: string;
  /** Other signatures of a body that the provider makes or could be mistaken for one of a webhook. */
  otherSignatures(body: string): readonly string[];
  /** Absent where the provider is part of this server. */
  breakDown?(how: BreakDown): Promise<void>;
  mend?(): Promise<void>;
  close(): Promise<void>;
}

export type Current = () => ProviderHarness;

export const MONTHLY = 29_900;
export const QUARTER_HOUR = 900_000;
const DEBITS_MAX = 1_500_000;
const MONTH_MS = 30 * 86_400_000;
const EVENTS_MAX = 50;

/** A payment of one month, to be started. */
export const asked = (change: Partial<StartRequest> = {}): StartRequest => ({
  paymentId: newId(),
  amount: MONTHLY,
  currency: 'INR',
  title: 'Premium, monthly',
  expiresAt: new Date(Date.now() + QUARTER_HOUR),
  vpa: undefined,
  mandate: undefined,
  ...change,
});
/** The same with a mandate for the months that follow. */
export const askedWithMandate = (change: Partial<StartRequest> = {}) =>
  asked({
    mandate: {
      mandateId: newId(),
      maxAmount: DEBITS_MAX,
      period: 'MONTH',
      firstEndsAt: new Date(Date.now() + MONTH_MS),
    },
    ...change,
  });

/** A paid order with what it captured. */
export async function paid({ provider, approve }: ProviderHarness) {
  const request = asked();
  const { providerOrder } = await provider.start(request);
  await approve(providerOrder);
  const report = await provider.read(providerOrder);
  return { providerOrder, providerPayment: report?.providerPayment ?? '' };
}

/** An approved mandate with the order of its first payment. */
export async function approved(
  { provider, approve }: ProviderHarness,
  request = askedWithMandate(),
) {
  const { providerOrder, providerMandate } = await provider.start(request);
  await approve(providerOrder);
  return { providerOrder, providerMandate: providerMandate ?? '' };
}

/** The first webhook from now on that reports what is looked for. */
export async function eventOf(
  { provider, nextEvent }: ProviderHarness,
  matches: (event: ProviderEvent) => boolean,
) {
  for (let count = 0; count < EVENTS_MAX; count += 1) {
    const request = await nextEvent();
    const event = provider.readEvent(request);
    if (event !== null && matches(event)) return { request, event };
  }
  throw new Error('No such webhook was sent.');
}
/** Whether a webhook reports an order's capture. */
export const reportsCapture = (providerOrder: string) => (event: ProviderEvent) =>
  event.about === 'PAYMENT' &&
  event.report.state === 'SUCCESS' &&
  event.report.providerOrder === providerOrder;

/** All items of a list, from its first page to the last. */
export async function allOf<Item>(
  readPage: (after: string | null) => Promise<Page<Item>>,
): Promise<Item[]> {
  const all: Item[] = [];
  for (let after: string | null = null; ;) {
    const { items, next }: Page<Item> = await readPage(after);
    all.push(...items);
    if (next === null) return all;
    after = next;
  }
}

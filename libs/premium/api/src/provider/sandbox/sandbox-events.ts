import { createHmac } from 'node:crypto';
import { sameSecret } from '@upround/shared/server-kit';
import * as z from 'zod/mini';
import type { ProviderEvent, WebhookRequest } from '../payment-provider';

/** A delivery that is older or newer than this is refused: it may be a replay. */
const TOLERANCE_MS = 5 * 60_000;

const reportSchema = z.object({
  state: z.enum(['OPEN', 'SUCCESS', 'FAILED']),
  amount: z.int(),
  currency: z.string(),
  providerOrder: z.string(),
  paymentId: z.string(),
  providerPayment: z.nullable(z.string()),
  failure: z.nullable(z.enum(['DECLINED', 'NO_FUNDS', 'BANK', 'EXPIRED', 'UPI_ID', 'OTHER'])),
  payer: z.nullable(z.string()),
});

const eventFields = { id: z.string(), type: z.string() };
const eventSchema = z.union([
  z.object({ ...eventFields, about: z.literal('PAYMENT'), report: reportSchema }),
  z.object({
    ...eventFields,
    about: z.literal('REFUND'),
    providerRefund: z.string(),
    state: z.enum(['DONE', 'FAILED']),
    // Events of the release before have neither.
    providerPayment: z._default(z.nullable(z.string()), null),
    refundId: z._default(z.nullable(z.string()), null),
  }),
  z.object({
    ...eventFields,
    about: z.literal('MANDATE'),
    providerMandate: z.string(),
    state: z.enum(['CREATED', 'ACTIVE', 'PAUSED', 'REVOKED']),
    payer: z.nullable(z.string()),
  }),
]);

/** Signs the moment and the body together, so that neither can be changed alone. */
const signatureOf = (key: Buffer, sentAt: string, body: string) =>
  createHmac('sha256', key).update(`${sentAt}.${body}`).digest('hex');

/** The headers of a webhook that is sent now. */
export function signedHeaders(key: Buffer, body: string, now: Date): Record<string, string> {
  const sentAt = String(now.getTime());
  return {
    'content-type': 'application/json',
    'x-sandbox-sent-at': sentAt,
    'x-sandbox-signature': signatureOf(key, sentAt, body),
  };
}

/**
 * Checks a webhook of the sandbox and reads it.
 *
 * @param keys the present one and, while secrets are changed, the former one
 * @returns null for a wrong signature, a delivery that isn't of these minutes, or a body that isn't an event
 */
export function readSandboxEvent(
  keys: readonly Buffer[],
  { body, header }: WebhookRequest,
  now: Date,
): ProviderEvent | null {
  const sentAt = header('x-sandbox-sent-at') ?? '';
  const signature = header('x-sandbox-signature') ?? '';
  if (!keys.some((key) => sameSecret(signature, signatureOf(key, sentAt, body)))) return null;
  if (!(Math.abs(now.getTime() - Number(sentAt)) <= TOLERANCE_MS)) return null;
  try {
    return eventSchema.parse(JSON.parse(body));
  } catch {
    return null;
  }
}

import { createHmac } from 'node:crypto';
import { newId } from '@upround/shared/db';
import { deriveKey } from '@upround/shared/server-kit';
import { AMOUNT, bankReference, providerOrder } from './storm-buyers.fixtures';
import { PROCESS_SECRET } from './running-member.fixtures';

const KEY = deriveKey(PROCESS_SECRET, 'premium.sandbox-webhook');
const HOUR_MS = 3_600_000;

/** What is posted to the webhook. */
export interface Delivery {
  body: string;
  headers(): Record<string, string>;
  isForged: boolean;
}

const sign = (body: string, sentAt: string, key: Buffer = KEY) =>
  createHmac('sha256', key).update(`${sentAt}.${body}`).digest('hex');

const headersOf = (sentAt: string, signature: string) => ({
  'content-type': 'application/json',
  'x-sandbox-sent-at': sentAt,
  'x-sandbox-signature': signature,
});

/** An event about a payment. */
export const eventOf = (paymentId: string, state: 'SUCCESS' | 'OPEN' | 'FAILED'): string =>
  JSON.stringify({
    id: `evt_${newId()}`,
    type: `payment.${state.toLowerCase()}`,
    about: 'PAYMENT',
    report: {
      state,
      amount: AMOUNT,
      currency: 'INR',
      providerOrder: providerOrder(paymentId),
      paymentId,
      providerPayment: state === 'SUCCESS' ? bankReference(paymentId) : null,
      failure: state === 'FAILED' ? 'BANK' : null,
      payer: null,
    },
  });

/** A delivery of the provider, which signs each one when it sends it. */
export const genuine = (body: string): Delivery => ({
  body,
  headers: () => {
    const now = String(Date.now());
    return headersOf(now, sign(body, now));
  },
  isForged: false,
});

/** Ways in which someone may forge a delivery who has seen genuine ones. */
const forgeries: readonly ((body: string) => Omit<Delivery, 'isForged'>)[] = [
  (body) => ({ body, headers: () => ({ 'content-type': 'application/json' }) }),
  (body) => ({
    body,
    headers: () => {
      const now = String(Date.now());
      return headersOf(
        now,
        sign(body, now, deriveKey('a-secret-that-nobody-uses-32-letters', 'x')),
      );
    },
  }),
  // The same meaning in other bytes.
  (body) => ({
    body: JSON.stringify(JSON.parse(body), null, 1),
    headers: () => {
      const now = String(Date.now());
      return headersOf(now, sign(body, now));
    },
  }),
  (body) => ({
    body: body.replace(String(AMOUNT), '100'),
    headers: () => {
      const now = String(Date.now());
      return headersOf(now, sign(body, now));
    },
  }),
  // Genuine an hour ago.
  (body) => ({
    body,
    headers: () => {
      const before = String(Date.now() - HOUR_MS);
      return headersOf(before, sign(body, before));
    },
  }),
  // With the moment of sending replaced.
  (body) => ({
    body,
    headers: () => {
      const now = Date.now();
      return headersOf(String(now), sign(body, String(now - HOUR_MS)));
    },
  }),
];

export function forged(body: string, at: number): Delivery {
  const forgery = forgeries[at % forgeries.length];
  if (forgery === undefined) throw new Error('There are no forgeries.');
  return { ...forgery(body), isForged: true };
}

/** The same numbers in each run, from 0 to 1 (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffle<T>(list: readonly T[], random: () => number): T[] {
  const shuffled = [...list];
  for (let at = shuffled.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [shuffled[at], shuffled[other]] = [shuffled[other] as T, shuffled[at] as T];
  }
  return shuffled;
}

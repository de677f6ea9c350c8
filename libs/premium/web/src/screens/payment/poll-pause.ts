import type { PaymentStatus } from '@upround/premium/contract';
import { isOpen } from '../../model/payment-states';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const FIRST = 5 * SECOND;
/** How long it's asked at the first pace. */
const FRESH = MINUTE;
const SLOW = 10 * SECOND;
const SLOWEST = MINUTE;
/** How long after an expiry a late success may come. */
const LATE = 30 * MINUTE;

type Polled = Pick<PaymentStatus, 'state' | 'createdAt' | 'endedAt' | 'expiresAt'>;

/**
 * How long to wait before a payment is read again.
 *
 * @param payment undefined while it isn't there
 * @returns milliseconds; false once its state can't change by itself
 */
export function pollPause(payment: Polled | undefined, now: number): number | false {
  if (payment === undefined) return FIRST;
  const { state, createdAt, endedAt, expiresAt } = payment;
  if (state === 'EXPIRED') {
    return now - Date.parse(endedAt ?? expiresAt) < LATE ? SLOWEST : false;
  }
  if (!isOpen(state)) return false;
  if (now > Date.parse(expiresAt)) return SLOWEST;
  return now - Date.parse(createdAt) < FRESH ? FIRST : SLOW;
}

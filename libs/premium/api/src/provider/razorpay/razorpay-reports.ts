import type { FailureReason } from '@upround/premium/contract';
import { maskVpa } from '../mask';
import type { MandateState, PaymentReport, RefundReport } from '../payment-provider';
import type { RazorpayPayment, RazorpayRefund } from './razorpay-shapes';

/** What was asked for, where nothing is captured yet. */
export interface Asked {
  providerOrder: string;
  amount: number;
  currency: string;
}

const NO_FUNDS = /insufficient|not_enough|low_balance/;
const EXPIRED = /expired|timed_out|timeout/;
const DECLINED = /cancel|declin|reject|incorrect_pin|pin_|authentication_failed|payment_risk/;
const BANK = /bank|gateway|server|technical|psp|issuer|downtime|debit_failed|credit_failed/;

/** Sorts by the reason. The code is only a broad class: it decides where a reason is missing or unknown. */
export function failureOf({ error_code: code, error_reason: reason }: RazorpayPayment) {
  const word = (reason ?? '').toLowerCase();
  const reasons: [RegExp, FailureReason][] = [
    [NO_FUNDS, 'NO_FUNDS'],
    [EXPIRED, 'EXPIRED'],
    [DECLINED, 'DECLINED'],
    [BANK, 'BANK'],
  ];
  const known = reasons.find(([pattern]) => pattern.test(word))?.[1];
  return known ?? (code === 'GATEWAY_ERROR' || code === 'SERVER_ERROR' ? 'BANK' : 'OTHER');
}

/** A payment that was returned was captured before. */
export const isCaptured = ({ status }: RazorpayPayment): boolean =>
  status === 'captured' || status === 'refunded';

/** The payer's UPI id with its middle hidden. */
export const payerOf = ({ vpa }: RazorpayPayment): string | null => (vpa ? maskVpa(vpa) : null);

export function captureReport(providerOrder: string, payment: RazorpayPayment): PaymentReport {
  const { id, amount, currency } = payment;
  const payer = payerOf(payment);
  return {
    state: 'SUCCESS',
    amount,
    currency,
    providerOrder,
    paymentId: null,
    providerPayment: id,
    failure: null,
    payer,
  };
}

export const openReport = ({ providerOrder, amount, currency }: Asked): PaymentReport => ({
  state: 'OPEN',
  amount,
  currency,
  providerOrder,
  paymentId: null,
  providerPayment: null,
  failure: null,
  payer: null,
});

export const failedReport = (asked: Asked, failure: FailureReason): PaymentReport => ({
  ...openReport(asked),
  state: 'FAILED',
  failure,
});

/**
 * What the attempts to pay one order amount to. A capture counts, whatever failed before or after it: a bank may
 * confirm a payment days after it was taken for failed.
 *
 * @param isOver no further attempt can be made
 */
export function attemptsReport(
  asked: Asked,
  attempts: readonly RazorpayPayment[],
  isOver: boolean,
): PaymentReport {
  const captured = attempts.find(isCaptured);
  if (captured !== undefined) return captureReport(asked.providerOrder, captured);
  if (attempts.some(({ status }) => status !== 'failed')) return openReport(asked);
  const last = [...attempts].sort((a, b) => b.created_at - a.created_at)[0];
  if (last !== undefined) return failedReport(asked, failureOf(last));
  return isOver ? failedReport(asked, 'EXPIRED') : openReport(asked);
}

const mandateStates: Readonly<Record<string, MandateState>> = {
  created: 'CREATED',
  authenticated: 'ACTIVE',
  active: 'ACTIVE',
  // A charge failed, and Razorpay tries it again.
  pending: 'ACTIVE',
  // Its retries failed: nothing is charged until the payer mends it.
  halted: 'PAUSED',
  paused: 'PAUSED',
  cancelled: 'REVOKED',
  completed: 'REVOKED',
  expired: 'REVOKED',
};

/** @returns undefined for a state that isn't documented */
export const mandateStateOf = (status: string): MandateState | undefined =>
  Object.hasOwn(mandateStates, status) ? mandateStates[status] : undefined;

export function refundStateOf({ status }: RazorpayRefund): 'PENDING' | 'DONE' | 'FAILED' {
  if (status === 'processed') return 'DONE';
  return status === 'failed' ? 'FAILED' : 'PENDING';
}

/** The receipt of a refund is our id; one that was made in the dashboard has none of ours. */
export const refundReport = (refund: RazorpayRefund): RefundReport => ({
  providerRefund: refund.id,
  state: refundStateOf(refund),
  providerPayment: refund.payment_id,
  refundId: refund.receipt ?? null,
});

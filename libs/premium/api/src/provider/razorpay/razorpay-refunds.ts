import { ProviderError, type Page, type RefundReport } from '../payment-provider';
import type { RazorpayClient } from './razorpay-client';
import { pageSince } from './razorpay-pages';
import { refundReport, refundStateOf } from './razorpay-reports';
import { pageOf, refundShape, type RazorpayRefund } from './razorpay-shapes';

const PAGE = 100;
const refundsPage = pageOf(refundShape);
const REFUND = /^rfnd_\w+$/;
const PAYMENT = /^pay_\w+$/;

const answerOf = (refund: RazorpayRefund) => ({
  providerRefund: refund.id,
  state: refundStateOf(refund),
});

/** Refunds of whole payments, once for each of our ids. */
export function razorpayRefunds(client: RazorpayClient) {
  return {
    async refund(request: { refundId: string; providerPayment: string; amount: number }) {
      const { refundId, providerPayment, amount } = request;
      if (!PAYMENT.test(providerPayment))
        throw new ProviderError('This is no payment of Razorpay.');
      const path = `/v1/payments/${providerPayment}/refund`;
      // The idempotency key covers retries; looking first covers those after it has expired.
      const { items } = await client.list(refundsPage, `${path}s`, { count: PAGE });
      const known = items.find(({ receipt }) => receipt === refundId);
      if (known !== undefined) return answerOf(known);
      const body = { amount, speed: 'normal', receipt: refundId, notes: { refund_id: refundId } };
      const headers = { 'x-refund-idempotency': refundId };
      return answerOf(await client.post(refundShape, path, body, { isSafe: true, headers }));
    },
    /** Refunds of all payments, also those that were made in Razorpay's dashboard. */
    async list(window: Parameters<typeof pageSince>[1]): Promise<Page<RefundReport>> {
      const { items, next } = await pageSince(
        (query) => client.list(refundsPage, '/v1/refunds', query),
        window,
      );
      return { items: items.map(refundReport), next };
    },
    async read(providerRefund: string) {
      if (!REFUND.test(providerRefund)) return null;
      const found = await client.find(refundShape, `/v1/refunds/${providerRefund}`);
      return found === null ? null : refundStateOf(found);
    },
  };
}

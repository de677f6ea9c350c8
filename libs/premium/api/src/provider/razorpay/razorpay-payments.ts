import type { RazorpayClient } from './razorpay-client';
import { isCaptured } from './razorpay-reports';
import { pageOf, paymentShape, type RazorpayPayment } from './razorpay-shapes';

const paymentsPage = pageOf(paymentShape);

/**
 * The attempts to pay an order. One that is authorised only is captured, if it is of the amount that was asked for: an
 * account may be set to capture by hand, and without it the money returns to the payer after some days.
 */
export async function attemptsOf(
  client: RazorpayClient,
  orderId: string,
  asked: { amount: number; currency: string },
): Promise<RazorpayPayment[]> {
  const { items } = await client.list(paymentsPage, `/v1/orders/${orderId}/payments`);
  const authorised = items.find(
    ({ status, amount, currency }) =>
      status === 'authorized' && amount === asked.amount && currency === asked.currency,
  );
  if (authorised === undefined || items.some(isCaptured)) return items;
  const captured = await client.post(paymentShape, `/v1/payments/${authorised.id}/capture`, asked);
  return items.map((item) => (item.id === captured.id ? captured : item));
}

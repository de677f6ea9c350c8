import type { PaymentReport } from '../payment-provider';
import type { RazorpayCharges } from './razorpay-charges';
import type { RazorpayClient } from './razorpay-client';
import type { RazorpayLinks } from './razorpay-links';
import { searchPages } from './razorpay-pages';
import { captureReport, isCaptured } from './razorpay-reports';
import { pageOf, paymentShape, type RazorpayPayment } from './razorpay-shapes';

const paymentsPage = pageOf(paymentShape);

/**
 * Lists captured money, oldest first. Razorpay sorts by when the payer began, newest first, and doesn't say when a payment
 * was captured: the window has to reach back as far as a bank may confirm late.
 */
export function razorpayCaptures(
  client: RazorpayClient,
  links: RazorpayLinks,
  charges: RazorpayCharges,
) {
  async function orderOf(payment: RazorpayPayment): Promise<string> {
    const ours = payment.invoice_id
      ? await charges.paidBy(payment.invoice_id)
      : await links.paidBy(payment.id);
    // Money that we didn't ask for still has to be seen.
    return ours ?? payment.order_id ?? payment.id;
  }

  return async (since: Date, limit: number): Promise<readonly PaymentReport[]> => {
    const from = Math.floor(since.getTime() / 1_000);
    const captured = await searchPages(
      (page) => client.list(paymentsPage, '/v1/payments', { from, ...page }),
      isCaptured,
    );
    const oldest = captured.reverse().slice(0, limit);
    const reports: PaymentReport[] = [];
    for (const payment of oldest) reports.push(captureReport(await orderOf(payment), payment));
    return reports;
  };
}

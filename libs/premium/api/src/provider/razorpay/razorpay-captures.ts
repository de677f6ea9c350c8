import type { Page, PaymentReport } from '../payment-provider';
import { chargeOf, type RazorpayCharges } from './razorpay-charges';
import type { RazorpayClient } from './razorpay-client';
import type { RazorpayLinks } from './razorpay-links';
import { pageSince } from './razorpay-pages';
import { captureReport, isCaptured } from './razorpay-reports';
import { pageOf, paymentShape, type RazorpayPayment } from './razorpay-shapes';

const paymentsPage = pageOf(paymentShape);

/**
 * Lists captured money. Razorpay sorts by when the payer began and doesn't say when a payment was captured: the window has
 * to reach back as far as a bank may confirm late.
 */
export function razorpayCaptures(
  client: RazorpayClient,
  links: RazorpayLinks,
  charges: RazorpayCharges,
  now: () => number,
) {
  async function reportOf(payment: RazorpayPayment): Promise<PaymentReport> {
    const ours = payment.invoice_id
      ? await charges.paidBy(payment.invoice_id)
      : await links.paidBy(payment.id);
    // Money that we didn't ask for still has to be seen.
    const report = captureReport(ours ?? payment.order_id ?? payment.id, payment);
    const charge = ours === undefined ? null : chargeOf(ours);
    return charge === null ? report : { ...report, providerMandate: charge.subscription };
  }

  return async (
    since: Date,
    {
      after,
      isKnown,
    }: { after: string | null; isKnown(providerPayment: string): Promise<boolean> },
  ): Promise<Page<PaymentReport>> => {
    const { items, next } = await pageSince(
      (query) => client.list(paymentsPage, '/v1/payments', query),
      { since, after, now: now() },
    );
    const reports: PaymentReport[] = [];
    for (const payment of items.filter(isCaptured)) {
      // What it belongs to takes another request or two.
      if (!(await isKnown(payment.id))) reports.push(await reportOf(payment));
    }
    return { items: reports, next };
  };
}

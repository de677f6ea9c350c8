import { isId } from '@upround/shared/db';
import type { SaleContext } from '@upround/shared/ports';
import type { PremiumSettings } from '../premium-settings';
import type { RefundReport } from '../provider/payment-provider';
import { findByProviderPayment } from './payment.store';
import { recordProblem } from './provider-event.store';
import { applyRefund } from './refund.task';
import { findByProviderRefund, findRefund } from './refund.store';

/** What a report of the provider led to. */
export interface Applied {
  outcome: 'APPLIED' | 'KNOWN';
  /** The payment of ours that it's about. */
  paymentId: string | null;
}

const NOTHING: Applied = { outcome: 'KNOWN', paymentId: null };

/**
 * Applies what the provider says about a refund. One that we didn't ask for, such as one that was made in the provider's
 * dashboard, is stored for an operator: what was delivered stays until they decide.
 */
export async function applyRefundReport(
  settings: PremiumSettings,
  context: SaleContext,
  report: RefundReport,
): Promise<Applied> {
  const { trx } = context;
  const { providerRefund, refundId } = report;
  const refund =
    (await findByProviderRefund(trx, providerRefund)) ??
    // Its webhook may arrive before the answer that names it.
    (refundId !== null && isId(refundId) ? await findRefund(trx, refundId) : undefined);
  if (refund !== undefined) {
    await applyRefund(settings, context, refund.id, report);
    return { outcome: 'APPLIED', paymentId: refund.payment_id };
  }
  if (report.state !== 'DONE') return NOTHING;
  return recordTaken(settings, context, report.providerPayment, {
    id: `returned:${report.providerPayment}`,
    type: 'refund',
  });
}

/** Stores for an operator that the provider took captured money of ours back without being asked. */
export async function recordTaken(
  { provider }: PremiumSettings,
  { trx, now }: SaleContext,
  providerPayment: string | null,
  problem: { id: string; type: string },
): Promise<Applied> {
  const paymentId =
    providerPayment === null
      ? undefined
      : await findByProviderPayment(trx, provider.name, providerPayment);
  if (paymentId === undefined) return NOTHING;
  await recordProblem(trx, provider.name, { ...problem, outcome: 'MISMATCH', paymentId }, now);
  return { outcome: 'KNOWN', paymentId };
}

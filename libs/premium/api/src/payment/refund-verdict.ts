import type { RefundVerdict, SaleContext } from '@upround/shared/ports';
import type { PremiumSettings } from '../premium-settings';
import type { PaymentWithOrder } from './payment.store';
import { refundBlock } from './refund-block';
import { findRefundOf } from './refund.store';

/** The refund policy's term. */
const REFUND_MS = 7 * 24 * 3_600_000;

const verdict = (outcome: RefundVerdict['outcome'], reason = ''): RefundVerdict => ({
  outcome,
  reason,
});

/** Whether staff can return a payment, by its state, its age and what it bought. */
export async function refundVerdict(
  settings: PremiumSettings,
  { trx, now }: Pick<SaleContext, 'trx' | 'now'>,
  found: PaymentWithOrder,
): Promise<RefundVerdict> {
  const { id, state, ended_at: paidAt } = found.payment;
  if (state === 'REFUNDED') return verdict('RETURNED');
  if (state !== 'SUCCESS') return verdict('NOT_PAID');
  if ((await findRefundOf(trx, id)) !== undefined) return verdict('RETURNED');
  const blockedBy = await refundBlock(settings, { trx }, found);
  if (blockedBy !== null) return verdict('BLOCKED', blockedBy);
  const age = now.getTime() - (paidAt ?? now).getTime();
  return verdict(age > REFUND_MS ? 'LATE' : 'POSSIBLE');
}

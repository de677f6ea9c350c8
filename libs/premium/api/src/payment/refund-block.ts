import type { SaleContext } from '@upround/shared/ports';
import type { PremiumSettings } from '../premium-settings';
import { toOrder } from './payment-engine';
import type { PaymentWithOrder } from './payment.store';

/**
 * Says why an operator can't return a payment. What wasn't delivered can always be returned.
 *
 * @returns a sentence; null where nothing prevents it
 */
export async function refundBlock(
  { sales }: PremiumSettings,
  { trx }: Pick<SaleContext, 'trx'>,
  { payment, order }: PaymentWithOrder,
): Promise<string | null> {
  if (order.paid_by !== payment.id) return null;
  const sale = sales().find(({ kind }) => kind === order.kind);
  return (await sale?.refundBlockedBy?.(trx, toOrder(order))) ?? null;
}

import { PAYMENT_EVENT } from '@upround/premium/contract';
import type { PremiumSettings } from '../premium-settings';
import type { PaymentRow } from '../premium-tables';

/** Tells the open pages of a payment's buyer its state; after the commit. */
export function sendPayment(
  { realtime }: Pick<PremiumSettings, 'realtime'>,
  { id, user_id: userId, state }: Pick<PaymentRow, 'id' | 'user_id' | 'state'>,
): void {
  realtime?.send([userId], { name: PAYMENT_EVENT, data: { id, state } });
}

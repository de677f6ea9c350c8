import type { Payments } from '@upround/shared/ports';
import type { PremiumSettings } from '../premium-settings';
import { findPaymentsOf } from '../membership/membership.store';
import { addOrder, addPayment, closeOrder, payUrlOf, returnMoney } from './payment-engine';
import { findOrder, lockBuyer, lockPayment } from './payment.store';

/** The port by which other slices are paid. */
export const paymentsPort = (settings: PremiumSettings): Payments => ({
  async order(context, sale, vpa) {
    const { order, payment } = await addOrder(settings, context, sale, { vpa });
    return {
      orderId: order.id,
      paymentId: payment.id,
      payUrl: payUrlOf(settings, payment.id),
    };
  },
  lockBuyer,
  async resume(context, orderId) {
    const order = await findOrder(context.trx, orderId);
    if (order === undefined || order.closed_at !== null || order.paid_by !== null) return null;
    const [latest] = await findPaymentsOf(context.trx, orderId);
    const isOpen =
      (latest?.state === 'CREATED' || latest?.state === 'PENDING') &&
      latest.expires_at > context.now;
    const payment =
      latest !== undefined && isOpen ? latest : await addPayment(settings, context, order, {});
    return { orderId, paymentId: payment.id, payUrl: payUrlOf(settings, payment.id) };
  },
  async close(context, orderId) {
    const before = await findOrder(context.trx, orderId);
    if (before === undefined) return;
    await lockBuyer(context.trx, before.user_id);
    const order = await findOrder(context.trx, orderId);
    if (order === undefined || order.paid_by !== null) return;
    await closeOrder(settings, context, order);
  },
  async refund(context, orderId, reason) {
    const paidBy = (await findOrder(context.trx, orderId))?.paid_by ?? null;
    const found = paidBy === null ? undefined : await lockPayment(context.trx, paidBy);
    if (found !== undefined) await returnMoney(settings, context, found, reason);
  },
});

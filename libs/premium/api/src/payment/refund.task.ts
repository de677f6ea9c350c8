import { isId } from '@upround/shared/db';
import type { SaleContext } from '@upround/shared/ports';
import type { TaskContext, TaskHandler } from '@upround/shared/tasks';
import { handleTask } from '@upround/shared/tasks';
import type { PremiumSettings } from '../premium-settings';
import { auditPayment } from './audit-payment';
import { book } from './ledger.store';
import { sendPayment } from './payment-events';
import { paymentEnded, sendRefund } from './payment.definitions';
import { changePayment, findPayment, lockPayment } from './payment.store';
import { changeRefund, findRefund, isStuckRefund } from './refund.store';
import { inSale } from './unit-of-work';

const ASK_AGAIN_SECONDS = 60;

interface RefundState {
  state: 'PENDING' | 'DONE' | 'FAILED';
  /** Null where the money was returned without the provider. */
  providerRefund: string | null;
}

/** Applies what the provider says about a refund. A refund that is done stays done. */
export async function applyRefund(
  settings: PremiumSettings,
  context: SaleContext,
  refundId: string,
  { state, providerRefund }: RefundState,
): Promise<void> {
  const { trx, tasks, now, afterCommit } = context;
  const known = await findRefund(trx, refundId);
  if (known === undefined) return;
  const found = await lockPayment(trx, known.payment_id);
  const refund = await findRefund(trx, refundId);
  if (found === undefined || refund === undefined || refund.state === 'DONE') return;
  await changeRefund(trx, refundId, {
    state,
    ...(providerRefund !== null && { provider_refund: providerRefund }),
    ...(state === 'DONE' && { ended_at: now }),
  });
  if (state !== 'DONE') return;
  const { id: paymentId, amount, currency, user_id: userId } = found.payment;
  await book(trx, 'REFUND', { paymentId, amount, currency, at: now });
  await changePayment(trx, paymentId, { state: 'REFUNDED' });
  await auditPayment(trx, 'payment.returned', paymentId, { amount, currency });
  await tasks.publish(paymentEnded, { paymentId, userId, state: 'REFUNDED' });
  afterCommit(() => sendPayment(settings, { ...found.payment, state: 'REFUNDED' }));
}

/**
 * Notes that an operator has returned the money of a refund without it.
 *
 * @returns false for one that doesn't need an operator
 */
export async function solveRefund(
  settings: PremiumSettings,
  context: SaleContext,
  refundId: string,
): Promise<boolean> {
  if (!isId(refundId) || !(await isStuckRefund(context.trx, refundId, context.now))) return false;
  await applyRefund(settings, context, refundId, { state: 'DONE', providerRefund: null });
  return true;
}

async function askProvider({ provider }: PremiumSettings, { db }: TaskContext, refundId: string) {
  const refund = await findRefund(db, refundId);
  if (refund === undefined || refund.state === 'DONE') return null;
  const payment = await findPayment(db, refund.payment_id);
  const providerPayment = payment?.provider_payment ?? null;
  if (providerPayment === null) throw new Error(`${refundId} returns no captured money.`);
  if (refund.provider_refund !== null && refund.state === 'PENDING') {
    const state = await provider.readRefund(refund.provider_refund);
    if (state !== null) return { state, providerRefund: refund.provider_refund };
  }
  const { amount, currency } = refund;
  return provider.refund({ refundId, providerPayment, amount, currency });
}

/** Returns money, and asks until it has arrived. */
export const refundTask = (settings: PremiumSettings): TaskHandler =>
  handleTask(sendRefund, async (context, { refundId }) => {
    const answer = await askProvider(settings, context, refundId);
    if (answer === null) return;
    await inSale(context.inTransaction, settings.now(), async (sale) => {
      await applyRefund(settings, sale, refundId, answer);
      if (answer.state !== 'PENDING') return;
      await sale.tasks.send(sendRefund, { refundId }, { afterSeconds: ASK_AGAIN_SECONDS });
    });
  });

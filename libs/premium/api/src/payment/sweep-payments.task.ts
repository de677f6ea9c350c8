import type { TaskContext, TaskHandler } from '@upround/shared/tasks';
import { handleTask } from '@upround/shared/tasks';
import type { PremiumSettings } from '../premium-settings';
import { check } from './check-payment.task';
import { applyReport } from './payment-engine';
import { reconcilePayments, reconcileWeek, sendRefund, sweepPayments } from './payment.definitions';
import { findPaymentsToCheck, findReported, lockPayment } from './payment.store';
import { recordUnknown } from './provider-event.store';
import { findOpenRefunds } from './refund.store';
import { inSale } from './unit-of-work';

const AT_ONCE = 100;
const HOUR = 3_600_000;
/** Captures that are compared every few minutes, and every night. */
const COMPARED_MS = 48 * HOUR;
const COMPARED_AT_NIGHT_MS = 7 * 24 * HOUR;
const COMPARED_AT_ONCE = 1_000;
/** A refund that its own task should have settled by now. */
const REFUND_LATE_MS = 10 * 60_000;

/** Does what the tasks of single payments should have done, where one was lost or has given up. */
export const sweepTask = (settings: PremiumSettings): TaskHandler =>
  handleTask(sweepPayments, async (context) => {
    const now = settings.now();
    for (const id of await findPaymentsToCheck(context.db, now, AT_ONCE)) {
      try {
        await check(settings, context, id);
      } catch (err) {
        context.log.warn({ err, paymentId: id }, 'a payment can’t be checked');
      }
    }
    const late = new Date(now.getTime() - REFUND_LATE_MS);
    const refunds = await findOpenRefunds(context.db, late, AT_ONCE);
    await context.inTransaction(async (_trx, tasks) => {
      for (const refundId of refunds) await tasks.send(sendRefund, { refundId });
    });
  });

/** Applies captures whose webhook was lost. What belongs to no payment of ours is stored for an operator. */
async function reconcile(
  settings: PremiumSettings,
  { db, inTransaction }: TaskContext,
  forMs: number,
): Promise<void> {
  const { provider } = settings;
  const since = new Date(settings.now().getTime() - forMs);
  for (const report of await provider.captures(since, COMPARED_AT_ONCE)) {
    const id = await findReported(db, provider.name, report);
    await inSale(inTransaction, settings.now(), async (sale) => {
      const found = id === undefined ? undefined : await lockPayment(sale.trx, id);
      if (found === undefined) await recordUnknown(sale, provider.name, report);
      else await applyReport(settings, sale, found, report);
    });
  }
}

/** The tasks that compare the provider with the ledger. */
export const reconcileTasks = (settings: PremiumSettings): TaskHandler[] => [
  handleTask(reconcilePayments, (context) => reconcile(settings, context, COMPARED_MS)),
  handleTask(reconcileWeek, (context) => reconcile(settings, context, COMPARED_AT_NIGHT_MS)),
];

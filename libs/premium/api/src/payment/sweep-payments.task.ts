import type { TaskHandler } from '@upround/shared/tasks';
import { handleTask } from '@upround/shared/tasks';
import type { PremiumSettings } from '../premium-settings';
import { check } from './check-payment.task';
import { sendRefund, sweepPayments } from './payment.definitions';
import { findPaymentsToCheck, postponeCheck } from './payment.store';
import { findOpenRefunds, REFUND_STUCK_MS } from './refund.store';

const AT_ONCE = 100;
const MINUTE = 60_000;
/** A refund that its own task should have settled by now. */
const REFUND_LATE_MS = 10 * MINUTE;

/** Does what the tasks of single payments should have done, where one was lost or has given up. */
export const sweepTask = (settings: PremiumSettings): TaskHandler =>
  handleTask(sweepPayments, async (context) => {
    const now = settings.now();
    for (const id of await findPaymentsToCheck(context.db, now, AT_ONCE)) {
      try {
        await check(settings, context, id);
      } catch (err) {
        context.log.warn({ err, paymentId: id }, 'a payment can’t be checked');
        await context.inTransaction((trx) =>
          postponeCheck(trx, id, new Date(now.getTime() + MINUTE)),
        );
      }
    }
    const late = {
      since: new Date(now.getTime() - REFUND_STUCK_MS),
      before: new Date(now.getTime() - REFUND_LATE_MS),
    };
    const refunds = await findOpenRefunds(context.db, late, AT_ONCE);
    await context.inTransaction(async (_trx, tasks) => {
      for (const refundId of refunds) await tasks.send(sendRefund, { refundId });
    });
  });

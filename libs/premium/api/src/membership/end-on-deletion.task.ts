import { accountDeleted } from '@upround/shared/ports';
import { handleTask, type TaskHandler } from '@upround/shared/tasks';
import { lockBuyer } from '../payment/payment.store';
import { inSale } from '../payment/unit-of-work';
import type { PremiumSettings } from '../premium-settings';
import { findPending, findRunning } from './membership.store';
import { endMembership } from './plan-sale';

/** Ends the plan of someone who deletes their account, and its debits. */
export const endOnDeletion = (settings: PremiumSettings): TaskHandler =>
  handleTask(
    { name: 'premium.end-on-deletion', data: accountDeleted.data },
    ({ inTransaction }, { userId }) =>
      inSale(inTransaction, settings.now(), async (context) => {
        await lockBuyer(context.trx, userId);
        for (const find of [findRunning, findPending]) {
          const membership = await find(context.trx, userId);
          if (membership !== undefined) {
            await endMembership(settings, context, membership, context.now);
          }
        }
      }),
    [accountDeleted],
  );

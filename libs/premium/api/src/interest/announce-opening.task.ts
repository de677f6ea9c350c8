import { handleTask, type TaskDefinition } from '@upround/shared/tasks';
import { premiumOpened } from '../contributions/premium-notifications';
import * as z from 'zod/mini';
import { tablesIn } from '../premium-tables';

const AT_ONCE = 200;

/** Notifies the people who asked for it that plans can be bought now. Nobody can ask any more. */
export const announceOpening = {
  name: 'premium.announce-opening',
  data: z.object({}),
  schedule: '*/10 * * * *',
} satisfies TaskDefinition;

/** Each request is deleted in the transaction that answers it, so that nobody is notified twice. */
export const announceOpeningTask = handleTask(announceOpening, async ({ inTransaction }) => {
  const answered = await inTransaction(async (trx, tasks) => {
    const waiting = await tablesIn(trx)
      .selectFrom('premium_interests')
      .select('user_id')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute();
    const ids = waiting.map(({ user_id: userId }) => userId);
    if (ids.length === 0) return 0;
    await tablesIn(trx).deleteFrom('premium_interests').where('user_id', 'in', ids).execute();
    for (const userId of ids) await tasks.publish(premiumOpened, { userId });
    return ids.length;
  });
  return void answered;
});

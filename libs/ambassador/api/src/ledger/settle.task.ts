import { ambassadorEvent } from '@upround/ambassador/contract';
import { planPaid, planRefunded } from '@upround/shared/ports';
import type { Trx } from '@upround/shared/db';
import { handleTask, type TaskHandler, type TaskSender } from '@upround/shared/tasks';
import * as z from 'zod/mini';
import type { AmbassadorSettings } from '../ambassador-settings';
import * as referrals from '../referrals/referral.store';
import { pointsChanged } from './points-changed';
import { settle } from './settle.service';

/** Adds what a referred person's deeds bring to the ledger. */
export const settleReferral = {
  name: 'ambassador.settle',
  data: z.object({ personId: z.string() }),
};

/** Settles a referral, and publishes what it brought. @returns whose open pages hear of it */
export async function settleAndPublish(
  trx: Trx,
  tasks: TaskSender,
  personId: string,
  now: Date,
): Promise<string | null> {
  const settled = await settle(trx, personId, now);
  if (settled === null || settled.userId === null || settled.lines.length === 0) return null;
  const { userId } = settled;
  for (const { id: lineId, points, at, state } of settled.lines) {
    if (state === 'HELD') continue;
    await tasks.publish(pointsChanged, { userId, lineId, points, at: at.toISOString() });
  }
  return userId;
}

/** @param settings with the server's clock */
export function settleTasks({
  now,
  realtime,
}: Pick<AmbassadorSettings, 'now' | 'realtime'>): TaskHandler[] {
  const hint = (userId: string | null) => {
    if (userId !== null) realtime?.send([userId], { name: ambassadorEvent.name, data: {} });
  };
  return [
    handleTask(settleReferral, async ({ inTransaction }, { personId }) =>
      hint(await inTransaction((trx, tasks) => settleAndPublish(trx, tasks, personId, now()))),
    ),
    handleTask(
      { name: 'ambassador.note-payment', data: planPaid.data },
      async ({ inTransaction }, { userId, orderId, at }) =>
        inTransaction(async (trx, tasks) => {
          const values = { personId: userId, orderId, at: new Date(at) };
          if (await referrals.savePaid(trx, values)) {
            await tasks.send(settleReferral, { personId: userId });
          }
        }),
      [planPaid],
    ),
    handleTask(
      { name: 'ambassador.note-refund', data: planRefunded.data },
      async ({ inTransaction }, { userId, orderId, at }) =>
        inTransaction(async (trx, tasks) => {
          const values = { personId: userId, orderId, at: new Date(at) };
          if (await referrals.saveRefund(trx, values)) {
            await tasks.send(settleReferral, { personId: userId });
          }
        }),
      [planRefunded],
    ),
  ];
}

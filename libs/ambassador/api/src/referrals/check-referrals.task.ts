import {
  activatedAt,
  ACTIVATION_DAYS,
  daySpanOf,
  FIRST_POST_DAYS,
  MS_PER_DAY,
} from '@upround/ambassador/model';
import { lowestIdAt, momentOf } from '@upround/shared/db';
import { handleTask, type TaskHandler } from '@upround/shared/tasks';
import * as z from 'zod/mini';
import type { AmbassadorSettings } from '../ambassador-settings';
import { settleReferral } from '../ledger/settle.task';
import { countActivePerson, lockDue, readWritten, saveDeeds, type DueRow } from './deeds.store';

/** Looks whether people who were referred posted or became active. */
export const checkReferrals = {
  name: 'ambassador.check-referrals',
  data: z.object({}),
  schedule: '* * * * *',
};

/** Referrals of one transaction. */
const BATCH = 100;
/** How long one that changed nothing waits. */
const PAUSE_MS = 600_000;

const windowEnd = ({ signed_up_at: from }: DueRow, days: number) =>
  new Date(from.getTime() + days * MS_PER_DAY);

/** When a referral is looked at next; null once nothing more can come of it. */
function nextCheck(
  row: DueRow,
  known: { firstPostAt: Date | null; activeAt: Date | null },
  now: Date,
) {
  const isOpen =
    (known.activeAt === null && now < windowEnd(row, ACTIVATION_DAYS)) ||
    (known.firstPostAt === null && now < windowEnd(row, FIRST_POST_DAYS));
  return isOpen ? new Date(now.getTime() + PAUSE_MS) : null;
}

/** @param settings with the server's clock */
export const checkTasks = ({ now }: Pick<AmbassadorSettings, 'now'>): TaskHandler[] => [
  handleTask(checkReferrals, async ({ inTransaction }) => {
    const at = now();
    for (let done = BATCH; done === BATCH;) {
      done = await inTransaction(async (trx, tasks) => {
        const rows = await lockDue(trx, at, BATCH);
        const written = await readWritten(
          trx,
          rows.map((row) => ({
            personId: row.person_id,
            after: lowestIdAt(row.signed_up_at),
            before: lowestIdAt(windowEnd(row, FIRST_POST_DAYS)),
          })),
        );
        for (const row of rows) {
          const own = written.filter(({ author_id: author }) => author === row.person_id);
          const post = own.find(({ is_post: isPost }) => isPost);
          const firstPostAt = row.first_post_at ?? (post === undefined ? null : momentOf(post.id));
          const moments = own.map(({ id }) => momentOf(id));
          const activeAt = row.active_at ?? activatedAt(row.signed_up_at, moments);
          const checkAt = nextCheck(row, { firstPostAt, activeAt }, at);
          await saveDeeds(trx, { personId: row.person_id, firstPostAt, activeAt, checkAt });
          const isActive = row.active_at === null && activeAt !== null;
          if (isActive) await countActivePerson(trx, row.ambassador_id, daySpanOf(activeAt).id);
          if (isActive || (row.first_post_at === null && firstPostAt !== null)) {
            await tasks.send(settleReferral, { personId: row.person_id });
          }
        }
        return rows.length;
      });
    }
  }),
];

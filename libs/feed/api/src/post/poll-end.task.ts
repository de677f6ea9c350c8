import { handleTask, type TaskHandler } from '@upround/shared/tasks';
import { pollEnded } from '@upround/shared/ports';
import { statement } from '@upround/shared/db';
import * as z from 'zod/mini';

const endPolls = { name: 'feed.end-polls', data: z.object({}), schedule: '* * * * *' };

/** Polls of one transaction. */
const BATCH = 100;
/** Results of polls that ended earlier, while the server was off, are not published. */
const PUBLISHED_MS = 24 * 3_600_000;

const markEnded = statement<{ id: string; isRecent: boolean }, { now: Date; publishedAfter: Date }>(
  'feed.end-polls',
  `update posts set poll_ended_at = :now
   where id in (
     select id from posts
     where poll_ends_at is not null and poll_ended_at is null and poll_ends_at <= :now
     order by poll_ends_at limit ${BATCH} for update skip locked)
   returning id, state = 'ACTIVE' and poll_ends_at > :publishedAfter as "isRecent"`,
);

/** Says of each poll once that its time is over. */
export function pollEndTask(now: () => Date): TaskHandler {
  return handleTask(endPolls, async (context) => {
    for (let ended = BATCH; ended === BATCH;) {
      ended = await context.inTransaction(async (trx, tasks) => {
        const at = now();
        const publishedAfter = new Date(at.getTime() - PUBLISHED_MS);
        const rows = await markEnded.all(trx, { now: at, publishedAfter });
        for (const { id, isRecent } of rows)
          if (isRecent) await tasks.publish(pollEnded, { postId: id });
        return rows.length;
      });
    }
  });
}

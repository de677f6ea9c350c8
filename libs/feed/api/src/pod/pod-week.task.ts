import { lowestIdAt, statement } from '@upround/shared/db';
import type { Trx } from '@upround/shared/db';
import { handleTask } from '@upround/shared/tasks';
import type { TaskHandler } from '@upround/shared/tasks';
import * as z from 'zod/mini';

const WEEK = 7 * 24 * 3_600_000;

const recount = statement<never, { weekStart: string }>(
  'feed.recount-weeks',
  `update pods set weekly_post_count = fresh.posts
   from (
     select pod.id, (
       select count(*)::int from posts p
       where p.pod_id = pod.id and p.state = 'ACTIVE' and p.id >= :weekStart::uuid
     ) as posts
     from pods pod
   ) fresh
   where pods.id = fresh.id and pods.weekly_post_count <> fresh.posts`,
);

/**
 * Counts the posts of the last seven days of each pod from the index of its posts. In between, posting and
 * deleting move the counter; only the passing of time does not.
 */
export async function recountWeeks(trx: Trx, now: Date): Promise<void> {
  await recount.all(trx, { weekStart: lowestIdAt(new Date(now.getTime() - WEEK)) });
}

/** Once an hour. */
export function podWeekTask(now: () => Date): TaskHandler {
  return handleTask(
    { name: 'feed.pod-week', data: z.object({}), schedule: '7 * * * *' },
    (context) => context.inTransaction((trx) => recountWeeks(trx, now())),
  );
}

import { jobLimits } from '@upround/jobs/contract';
import { OLDEST, statement } from '@upround/shared/db';
import type { Trx } from '@upround/shared/db';
import { handleTask } from '@upround/shared/tasks';
import type { TaskHandler } from '@upround/shared/tasks';
import * as z from 'zod/mini';

/** Counts again, every hour. */
export const countReplies = {
  name: 'jobs.count-replies',
  data: z.object({}),
  schedule: '27 * * * *',
};

/** Creators of one statement. */
const BATCH = 200;
/** With fewer applications there is no rate and no median. */
const FEWEST = 3;

/** Answers of so many days count in the median of how soon a creator answers. */
const RECENT_DAYS = 180;

const silence = `interval '${jobLimits.silentDays} days'`;

/**
 * Counts one batch of creators, each found by one step on the index. Creators have the time of `silence` to answer:
 * only older applications count in the rate, answered or not. One that was withdrawn before it was answered does not
 * count. A creator with too few applications gets no record; an existing one is emptied.
 */
const countBatch = statement<{ last: string | null; count: number }, { now: Date; after: string }>(
  'jobs.count-replies',
  `with recursive creators (id, place) as (
    (select creator_id, 1 from jobs where creator_id > :after::uuid order by creator_id limit 1)
    union all
    select next.creator_id, creators.place + 1 from creators
      cross join lateral (
        select creator_id from jobs where creator_id > creators.id order by creator_id limit 1) next
    where creators.place < ${BATCH}
  ), applications as (
    select c.id, n.replied_at, n.replied_at - n.created_at as wait,
      n.created_at <= :now::timestamptz - ${silence} and (n.replied_at is not null or n.state <> 'WITHDRAWN') as owed,
      n.replied_at > :now::timestamptz - interval '${RECENT_DAYS} days' as recent
    from creators c left join (jobs j join job_applications n on n.job_id = j.id) on j.creator_id = c.id
  ), counted as (
    select id,
      count(*) filter (where owed) as owed,
      count(*) filter (where owed and wait <= ${silence}) as kept,
      count(*) filter (where recent) as answered,
      percentile_cont(0.5) within group (order by extract(epoch from wait) / 3600) filter (where recent) as hours
    from applications group by id
  ), said as (
    select id, case when owed >= ${FEWEST} then round(kept::numeric / owed, 3) end as rate,
      case when answered >= ${FEWEST} then round(hours)::int end as median_hours
    from counted
  ), kept as (
    insert into job_reply_records as r (creator_id, rate, median_hours, counted_at)
    select id, rate, median_hours, :now::timestamptz from said
    where rate is not null or median_hours is not null
      or exists (select from job_reply_records before where before.creator_id = said.id)
    on conflict (creator_id) do update
      set rate = excluded.rate, median_hours = excluded.median_hours, counted_at = excluded.counted_at
      where (r.rate, r.median_hours) is distinct from (excluded.rate, excluded.median_hours)
  )
  select max(id::text) as last, count(*)::int as count from creators`,
);

/**
 * Counts how often and how soon the creators of one batch reply to their applicants.
 *
 * @param after the last creator of the previous batch
 * @returns the last creator of this batch; null after the last batch
 */
export async function recordReplies(trx: Trx, now: Date, after = OLDEST): Promise<string | null> {
  const batch = await countBatch.first(trx, { now, after });
  return batch?.count === BATCH ? batch.last : null;
}

/** Counts how creators answer, batch by batch. */
export function responseStatsTask(now: () => Date): TaskHandler {
  return handleTask(countReplies, async (context) => {
    for (let after: string | null = OLDEST; after !== null;) {
      const from: string = after;
      after = await context.inTransaction((trx) => recordReplies(trx, now(), from));
    }
  });
}

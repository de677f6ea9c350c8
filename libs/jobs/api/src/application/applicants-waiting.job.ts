import { jobLimits } from '@upround/jobs/contract';
import { OLDEST, statement } from '@upround/shared/db';
import { handleJob, type JobHandler } from '@upround/shared/jobs-queue';
import { applicantsWaiting } from '@upround/shared/ports';
import * as z from 'zod/mini';
import { noBlock } from '../job/job.columns';

/** Looks for those who wait, every morning: in UTC, at ten past nine in India. */
export const nudge = { name: 'jobs.nudge', data: z.object({}), schedule: '40 3 * * *' };

/** Jobs of one transaction. */
const BATCH = 100;
const DAY_MS = 86_400_000;

/** Nothing was heard since `$1`, and nobody was reminded of it: being seen alone says nothing. */
const silent = `
  p.state in ('APPLIED', 'SEEN') and p.nudged_at is null and p.created_at <= $1
  and (select max(s.at) from job_application_steps s
    where s.application_id = p.id and s.state <> 'SEEN') <= $1`;

/**
 * Marks the applications to open jobs after `$3` that have been silent, job by job, at `$2`. A job that another process
 * holds is that one's; what it has marked is not silent any more. Counted are those whom the creator sees.
 */
export const markWaiting = statement<{ job_id: string; creator_id: string; count: number }>(
  'jobs.mark-waiting',
  `with due as (
    select j.id, j.creator_id from jobs j
    where j.state = 'OPEN' and j.id > $3::uuid
      and exists (select from job_applications p where p.job_id = j.id and ${silent})
    order by j.id limit ${BATCH} for no key update skip locked
  ), marked as (
    update job_applications p set nudged_at = $2 from due where p.job_id = due.id and ${silent}
    returning p.job_id, p.applicant_id
  )
  select due.id as job_id, due.creator_id, count(seen.id)::int as count
  from due join marked on marked.job_id = due.id
  left join lateral (
    select a.id from person_view a
    where a.id = marked.applicant_id and ${noBlock('a.id', 'due.creator_id')}
  ) seen on true
  group by due.id, due.creator_id order by due.id`,
);

/** Reminds creators of those who have heard nothing for three weeks, of each once. */
export function applicantsWaitingJob(now: () => Date): JobHandler {
  return handleJob(nudge, async (context) => {
    for (let after: string | null = OLDEST; after !== null;) {
      const from: string = after;
      after = await context.inTransaction(async (trx, jobs) => {
        const at = now();
        const since = new Date(at.getTime() - jobLimits.silentDays * DAY_MS);
        const rows = await markWaiting.all(trx, [since, at, from]);
        for (const { job_id: jobId, creator_id: creatorId, count } of rows) {
          if (count > 0) await jobs.publish(applicantsWaiting, { jobId, creatorId, count });
        }
        return rows.length < BATCH ? null : (rows.at(-1)?.job_id ?? null);
      });
    }
  });
}

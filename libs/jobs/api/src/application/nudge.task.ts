import { jobLimits } from '@upround/jobs/contract';
import { noBlockText, OLDEST, statement } from '@upround/shared/db';
import { handleTask, type TaskHandler } from '@upround/shared/tasks';
import { applicantsWaiting } from '@upround/shared/ports';
import * as z from 'zod/mini';
import { DAY_MS } from '../jobs-time';

/** Looks for silent applications every morning: in UTC, at ten past nine in India. */
export const nudge = { name: 'jobs.nudge', data: z.object({}), schedule: '40 3 * * *' };

/** Jobs of one transaction. */
const BATCH = 100;

/** The applicant got no answer since `:silentSince`, and the creator no nudge. Having been seen is no answer. */
const silent = `
  p.state in ('APPLIED', 'SEEN') and p.nudged_at is null and p.created_at <= :silentSince
  and (select max(s.at) from job_application_steps s
    where s.application_id = p.id and s.state <> 'SEEN') <= :silentSince`;

interface NudgedJob {
  job_id: string;
  creator_id: string;
  count: number;
}

/**
 * Marks the silent applications to a batch of open jobs as nudged, each application once. A locked job is skipped:
 * another process nudges its creator, or its applications are being moved; those that are still silent are found the
 * next morning. It counts the applicants that the creator can see.
 */
export const nudgeSilent = statement<NudgedJob, { silentSince: Date; now: Date; after: string }>(
  'jobs.nudge-silent',
  `with due as (
    select j.id, j.creator_id from jobs j
    where j.state = 'OPEN' and j.id > :after::uuid
      and exists (select from job_applications p where p.job_id = j.id and ${silent})
    order by j.id limit ${BATCH} for no key update skip locked
  ), marked as (
    update job_applications p set nudged_at = :now from due where p.job_id = due.id and ${silent}
    returning p.job_id, p.applicant_id
  )
  select due.id as job_id, due.creator_id, count(seen.id)::int as count
  from due left join marked on marked.job_id = due.id
  left join lateral (
    select a.id from person_view a
    where a.id = marked.applicant_id and ${noBlockText('due.creator_id', 'a.id')}
  ) seen on true
  group by due.id, due.creator_id order by due.id`,
);

/** Nudges creators about those who have heard nothing for three weeks, about each once. */
export function nudgeTask(now: () => Date): TaskHandler {
  return handleTask(nudge, async (context) => {
    for (let after: string | null = OLDEST; after !== null;) {
      const from: string = after;
      after = await context.inTransaction(async (trx, tasks) => {
        const at = now();
        const silentSince = new Date(at.getTime() - jobLimits.silentDays * DAY_MS);
        const rows = await nudgeSilent.all(trx, { silentSince, now: at, after: from });
        for (const { job_id: jobId, creator_id: creatorId, count } of rows) {
          if (count > 0) await tasks.publish(applicantsWaiting, { jobId, creatorId, count });
        }
        return rows.length < BATCH ? null : (rows.at(-1)?.job_id ?? null);
      });
    }
  });
}

import { jobLimits } from '@upround/jobs/contract';
import type { ApplicationState, AppliedJob } from '@upround/jobs/contract';
import { NEWEST, OLDEST, pageStatement, statement } from '@upround/shared/db';
import { limitOf, memberOf } from '@upround/shared/server-kit';
import type { HandlerContext, IdPlace, PageQuery } from '@upround/shared/server-kit';
import { applicationColumns } from '../application/application.columns';
import {
  shownToApplicant,
  stateShownToApplicant,
  thinkingSince,
} from '../application/application-steps';
import type { ApplicationRow } from '../application/application.columns';
import { resumesOf, toOwnApplication } from '../application/application.mapper';
import type { JobsSettings } from '../jobs-settings';
import { DAY_MS } from '../jobs-time';
import { jobSummaryColumns, unblocked } from './job.columns';
import type { JobSummaryRow } from './job.columns';
import { toJobSummary } from './job.mapper';

interface OwnApplicationRow extends ApplicationRow {
  memo: string;
}

/** `$1` applicant, `$2` place, `$3` the states that are asked for, or null, `$4` of `thinkingSince`: the latest first. */
export const ownApplications = pageStatement<OwnApplicationRow>(
  'jobs.own-applications',
  (limit) => `select ${applicationColumns}, p.memo from job_applications p
    join jobs j on j.id = p.job_id
    where p.applicant_id = $1::uuid and p.id < $2::uuid
      and ($3::text[] is null or ${stateShownToApplicant('$4::timestamptz')} = any($3::text[]))
    order by p.id desc limit ${limit}`,
);

/**
 * `$1` applicant, `$2` the jobs. What they applied to stays theirs whatever became of its creator: who cannot be seen, or
 * is kept from them by a block, is an author without a name and a record.
 */
const appliedJobs = statement<JobSummaryRow>(
  'jobs.applied-jobs',
  `select ${jobSummaryColumns} from jobs j
   left join person_view seen on seen.id = j.creator_id and ${unblocked}
   cross join lateral (select coalesce(seen.id, '${OLDEST}') as id, coalesce(seen.slug, 'deleted') as slug,
     coalesce(seen.display_name, 'Deleted member') as display_name, coalesce(seen.headline, '') as headline,
     seen.role, seen.avatar_key) a
   left join job_reply_records r on r.creator_id = seen.id
   where j.id = any($2::uuid[])`,
);

/** Nothing was heard for long: of the steps since, being seen alone says nothing. */
function isSilent({ state, steps }: Pick<ApplicationRow, 'state' | 'steps'>, now: Date): boolean {
  if (state !== 'APPLIED' && state !== 'SEEN') return false;
  const word = steps.findLast((step) => step.state !== 'SEEN');
  const since = word === undefined ? now.getTime() : new Date(word.at).getTime();
  return now.getTime() - since >= jobLimits.silentDays * DAY_MS;
}

/** An application and the job that it is for. */
export interface AppliedRow {
  id: string;
  shown: AppliedJob;
}

/** Reads one page of the jobs that the viewer applied to, and the row after it. */
export async function readApplied(
  context: HandlerContext,
  query: PageQuery & { state?: ApplicationState[] | undefined },
  { uploads, now }: JobsSettings,
): Promise<AppliedRow[]> {
  const { userId } = memberOf(context);
  const place = context.cursors.read<IdPlace>(query.cursor);
  const at = now();
  const values = [userId, place?.i ?? NEWEST, query.state ?? null, thinkingSince(at)];
  const rows = await ownApplications.all(context.db, limitOf(query) + 1, values);
  const jobIds = rows.map((row) => row.job_id);
  const jobs = new Map(
    (await appliedJobs.all(context.db, [userId, jobIds])).map((job) => [job.id, job]),
  );
  const resumes = await resumesOf(uploads, context.db, rows);
  return rows.flatMap((row) => {
    const job = jobs.get(row.job_id);
    if (job === undefined) return [];
    const own = { memo: row.memo, silent: isSilent(shownToApplicant(row, at), at) };
    const application = { ...toOwnApplication(row, resumes, at), ...own };
    return [{ id: row.id, shown: { ...toJobSummary(job, at), application } }];
  });
}

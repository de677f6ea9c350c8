import { jobLimits } from '@upround/jobs/contract';
import type { ApplicationState, AppliedJob } from '@upround/jobs/contract';
import { NEWEST, OLDEST, pageStatement, statement } from '@upround/shared/db';
import { limitOf, memberOf } from '@upround/shared/server-kit';
import type { HandlerContext, IdPosition, PageQuery } from '@upround/shared/server-kit';
import { applicationColumns } from '../application/application.columns';
import {
  shownToApplicant,
  stateShownToApplicant,
  pendingSince,
} from '../application/application-steps';
import type { ApplicationRow } from '../application/application.columns';
import { resumesOf, toOwnApplication } from '../application/application.mapper';
import type { JobsSettings } from '../jobs-settings';
import { DAY_MS } from '../jobs-time';
import { jobSummaryColumns, unblocked } from './job.columns';
import type { JobSummaryRow, Viewing } from './job.columns';
import { toJobSummary } from './job.mapper';

interface OwnApplicationRow extends ApplicationRow {
  memo: string;
}

type OwnApplicationsValues = {
  viewer: string;
  before: string;
  /** Null for all. */
  states: readonly ApplicationState[] | null;
  /** By `pendingSince`. */
  since: Date;
};

/** What the viewer applied to, the latest first. */
export const ownApplications = pageStatement<OwnApplicationRow, OwnApplicationsValues>(
  'jobs.own-applications',
  (limit) => `select ${applicationColumns}, p.memo from job_applications p
    join jobs j on j.id = p.job_id
    where p.applicant_id = :viewer::uuid and p.id < :before::uuid
      and (:states::text[] is null or ${stateShownToApplicant(':since::timestamptz')} = any(:states::text[]))
    order by p.id desc limit ${limit}`,
);

/**
 * The jobs that the viewer applied to. They stay in the list: a creator who is deleted, or hidden by a block, is
 * shown as a deleted account without a reply record.
 */
const appliedJobs = statement<JobSummaryRow, Viewing & { ids: readonly string[] }>(
  'jobs.applied-jobs',
  `select ${jobSummaryColumns} from jobs j
   left join person_view seen on seen.id = j.creator_id and ${unblocked}
   cross join lateral (select coalesce(seen.id, '${OLDEST}') as id, coalesce(seen.slug, 'deleted') as slug,
     coalesce(seen.display_name, 'Deleted account') as display_name, coalesce(seen.headline, '') as headline,
     seen.role, seen.avatar_key) a
   left join job_reply_records r on r.creator_id = seen.id
   where j.id = any(:ids::uuid[])`,
);

/** The applicant got no answer for long. Having been seen is no answer. */
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
  const place = context.cursors.read<IdPosition>(query.cursor);
  const at = now();
  const rows = await ownApplications.all(context.db, limitOf(query) + 1, {
    viewer: userId,
    before: place?.i ?? NEWEST,
    states: query.state ?? null,
    since: pendingSince(at),
  });
  const ids = rows.map((row) => row.job_id);
  const jobs = new Map(
    (await appliedJobs.all(context.db, { viewer: userId, ids })).map((job) => [job.id, job]),
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

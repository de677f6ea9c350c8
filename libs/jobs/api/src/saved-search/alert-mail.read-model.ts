import type { JobFilters } from '@upround/jobs/contract';
import { statement, type Database } from '@upround/shared/db';
import { jobSummaryColumns, jobJoins, listed, type JobSummaryRow } from '../job/job.columns';

/** A search whose alert is about to be mailed. */
interface AlertedSearch {
  user_id: string;
  name: string;
  filters: JobFilters;
}

/** `$1` search: while it stands, tells, and its person is there. */
export const alertedSearch = statement<AlertedSearch>(
  'jobs.alerted-search',
  `select s.user_id, s.name, s.filters from saved_searches s join person_view p on p.id = s.user_id
   where s.id = $1::uuid and s.alert <> 'NONE'`,
);

/** Jobs that an alert names. */
export const NAMED = 10;

const jobsOfAlert = statement<JobSummaryRow & { open: number }>(
  'jobs.of-alert',
  `select ${jobSummaryColumns}, count(*) over ()::int as open from jobs j ${jobJoins}
   where j.id = any($2::uuid[]) and ${listed} order by j.listing_id desc limit ${NAMED}`,
);

/** The newest of the jobs that are still open and that nothing hides from the person, with how many such there are. */
export async function readAlerted(
  db: Database,
  userId: string,
  jobIds: readonly string[],
): Promise<{ rows: JobSummaryRow[]; open: number }> {
  const rows = await jobsOfAlert.all(db, [userId, jobIds]);
  return { rows, open: rows[0]?.open ?? 0 };
}

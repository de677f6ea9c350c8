import type { JobFilters } from '@upround/jobs/contract';
import { statement, type Database } from '@upround/shared/db';
import { jobSummaryColumns, jobJoins, listed } from '../job/job.columns';
import type { JobSummaryRow, Viewing } from '../job/job.columns';

/** A search whose alert is about to be mailed. */
interface AlertedSearch {
  user_id: string;
  name: string;
  filters: JobFilters;
}

/** Finds a search as long as it has alerts and its person is there. */
export const alertedSearch = statement<AlertedSearch, { id: string }>(
  'jobs.alerted-search',
  `select s.user_id, s.name, s.filters from saved_searches s join person_view p on p.id = s.user_id
   where s.id = :id::uuid and s.alert <> 'NONE'`,
);

/** Jobs that an alert names. */
export const NAMED = 10;

const jobsOfAlert = statement<
  JobSummaryRow & { open: number },
  Viewing & { ids: readonly string[] }
>(
  'jobs.of-alert',
  `select ${jobSummaryColumns}, count(*) over ()::int as open from jobs j ${jobJoins}
   where j.id = any(:ids::uuid[]) and ${listed} order by j.listing_id desc limit ${NAMED}`,
);

/** The newest of the jobs that are still open and that nothing hides from the person, with how many such there are. */
export async function readAlerted(
  db: Database,
  userId: string,
  jobIds: readonly string[],
): Promise<{ rows: JobSummaryRow[]; open: number }> {
  const rows = await jobsOfAlert.all(db, { viewer: userId, ids: jobIds });
  return { rows, open: rows[0]?.open ?? 0 };
}

import type { JobFilters } from '@upround/jobs/contract';
import { type Database, NEWEST, type Trx, unpreparedStatement } from '@upround/shared/db';
import { filterValues, matchesFilters, type FilterValues } from '../board/job-filters';
import { listed } from '../job/job.columns';

/** New jobs are counted up to this many. */
const COUNTED = 100;

/** An alert of the search has named the job, or the job that it is a repost of. */
const alreadyAlerted = `exists (
  select 1 from saved_search_tellings t
  where t.saved_search_id = :search::uuid and (t.job_id = j.id or t.job_id = j.repost_of))`;

type NewJobsValues = FilterValues & {
  viewer: string;
  search: string;
  /** Listings between these two are read. */
  after: string;
  before: string;
};

/** Jobs of the board to which `:viewer` can apply: neither their own, nor applied to already. */
const fresh = `
  j.listing_id > :after::uuid and j.listing_id < :before::uuid and ${listed} and j.creator_id <> :viewer::uuid
  and not exists (
    select 1 from job_applications o where o.job_id = j.id and o.applicant_id = :viewer::uuid)
  and ${matchesFilters()}`;

const counted = unpreparedStatement<{ count: number }, NewJobsValues>(
  'jobs.count-new',
  `select count(*)::int as count from (
     select 1 from jobs j where ${fresh} and not ${alreadyAlerted} limit ${COUNTED}) found`,
);

/** Reposts of alerted jobs are stored too, so that no later alert names them. */
const claimNew = unpreparedStatement<{ id: string }, NewJobsValues>(
  'jobs.take-new',
  `with found as materialized (
     select j.id, j.listing_id, ${alreadyAlerted} as again from jobs j where ${fresh}
   ), stored as (
     insert into saved_search_tellings (saved_search_id, job_id) select :search::uuid, id from found
     on conflict do nothing
   )
   select id from found where not again order by listing_id desc`,
);

/** The columns of a search that these statements need. */
export interface SearchForJobs {
  id: string;
  user_id: string;
  filters: JobFilters;
  told_up_to: string;
}

const valuesOf = async (
  db: Database | Trx,
  search: SearchForJobs,
  until: string,
  now: Date,
): Promise<NewJobsValues> => ({
  viewer: search.user_id,
  search: search.id,
  after: search.told_up_to,
  before: until,
  ...(await filterValues(db, search.filters, now)),
});

/** How many jobs came since the last alert, up to 100. */
export async function countNewJobs(
  db: Database | Trx,
  search: SearchForJobs,
  now: Date,
): Promise<number> {
  const [row] = await counted.all(db, await valuesOf(db, search, NEWEST, now));
  return row?.count ?? 0;
}

/**
 * Finds the jobs that no alert of a search has named yet, and stores them as alerted.
 *
 * @param until listings from this one on are left for the next alert
 * @returns ids of the jobs, the newest first
 */
export async function claimNewJobs(
  trx: Trx,
  search: SearchForJobs,
  until: string,
  now: Date,
): Promise<string[]> {
  const rows = await claimNew.all(trx, await valuesOf(trx, search, until, now));
  return rows.map(({ id }) => id);
}

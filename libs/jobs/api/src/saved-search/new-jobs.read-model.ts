import type { JobFilters } from '@upround/jobs/contract';
import { NEWEST, type Database, type Trx } from '@upround/shared/db';
import { filterValues, meets } from '../board/job-filters';
import { planned } from '../board/planned';
import { listed } from '../job/job.columns';

/** The most that is counted of what is new. */
const COUNTED = 100;

/** Itself, or the job that it is posted again from. */
const toldAlready = `exists (
  select 1 from saved_search_tellings t
  where t.saved_search_id = $2::uuid and (t.job_id = j.id or t.job_id = j.repost_of))`;

/**
 * Jobs of the board that came after `$3` and before `$4` and are for somebody (`$1`) to apply to: neither their own, nor
 * applied to already. `$2` is the search.
 */
const fresh = `
  j.listing_id > $3::uuid and j.listing_id < $4::uuid and ${listed} and j.creator_id <> $1::uuid
  and not exists (
    select 1 from job_applications o where o.job_id = j.id and o.applicant_id = $1::uuid)
  and ${meets(5)}`;

const counted = planned<{ count: number }>(
  `select count(*)::int as count from (
     select 1 from jobs j where ${fresh} and not ${toldAlready} limit ${COUNTED}) found`,
);

/** What is posted again is noted like what is told, so that it is told no other time either. */
const told = planned<{ id: string }>(
  `with found as materialized (
     select j.id, j.listing_id, ${toldAlready} as again from jobs j where ${fresh}
   ), noted as (
     insert into saved_search_tellings (saved_search_id, job_id) select $2::uuid, id from found
     on conflict do nothing
   )
   select id from found where not again order by listing_id desc`,
);

/** A search as these statements need it. */
export interface SearchForJobs {
  id: string;
  user_id: string;
  filters: JobFilters;
  told_up_to: string;
}

const valuesOf = async (db: Database | Trx, search: SearchForJobs, until: string, now: Date) => [
  ...[search.user_id, search.id, search.told_up_to, until],
  ...(await filterValues(db, search.filters, now)),
];

/** How many jobs came since the search last told of any, up to 100. */
export async function countNewJobs(
  db: Database | Trx,
  search: SearchForJobs,
  now: Date,
): Promise<number> {
  const [row] = await counted.all(db, await valuesOf(db, search, NEWEST, now));
  return row?.count ?? 0;
}

/**
 * Takes the jobs that a search has not told of yet, and notes them as told.
 *
 * @param until the listing before which it looks
 * @returns their ids, the newest first
 */
export async function takeNewJobs(
  trx: Trx,
  search: SearchForJobs,
  until: string,
  now: Date,
): Promise<string[]> {
  const rows = await told.all(trx, await valuesOf(trx, search, until, now));
  return rows.map(({ id }) => id);
}

import { lowestIdAt, statement, type Database, type Trx } from '@upround/shared/db';
import { settledUntil } from '../job/publishing.store';
import { claimNewJobs } from './new-jobs.read-model';
import { savedSearchColumns, type SavedSearchRow } from './saved-search.read-model';
import { nextAlert } from './saved-search.store';

/** Searches of one task. */
export const DUE_AT_ONCE = 200;

/** Deleted people get no alerts; if they restore their account, their alerts resume. */
const isThere = `exists (select from person_view p where p.id = saved_searches.user_id)`;

const dueSearches = statement<{ id: string }, { now: Date; after: string }>(
  'jobs.due-alerts',
  `select id from saved_searches
   where next_at <= :now::timestamptz and id > :after::uuid and ${isThere} order by id limit ${DUE_AT_ONCE}`,
);

/** Ids of the searches that are due. */
export async function findDue(db: Database, now: Date, after: string): Promise<string[]> {
  return (await dueSearches.all(db, { now, after })).map(({ id }) => id);
}

/** The second of two concurrent tasks waits for the lock, and then finds that the search is not due any more. */
const lockDue = statement<SavedSearchRow, { id: string; now: Date }>(
  'jobs.lock-due-alert',
  `select ${savedSearchColumns} from saved_searches
   where id = :id::uuid and next_at <= :now::timestamptz and ${isThere} for update`,
);

type Mark = { id: string; until: string; next: Date | null; toldAt: Date | null };

const moveMark = statement<never, Mark>(
  'jobs.move-alert-mark',
  `update saved_searches set told_up_to = greatest(told_up_to, :until::uuid), next_at = :next::timestamptz,
     told_at = coalesce(:toldAt::timestamptz, told_at)
   where id = :id::uuid`,
);

/** The next future end of a period; periods that were missed, as while the server was off, are skipped. */
function following({ alert, next_at: due }: SavedSearchRow, now: Date): Date | null {
  const next = due && nextAlert(alert, due);
  return next !== null && next > now ? next : nextAlert(alert, now);
}

/** A search with the jobs of its alert. */
export interface Alert {
  search: SavedSearchRow;
  /** The newest first. */
  jobIds: string[];
  /** The next alert begins with this listing. */
  until: string;
}

/**
 * Claims the jobs of a search's alert, and moves its mark past them. Listings not settled yet wait for the next alert.
 *
 * @returns null where the search is not due, or has no new jobs
 */
export async function claimAlert(trx: Trx, id: string, now: Date): Promise<Alert | null> {
  const search = await lockDue.first(trx, { id, now });
  if (search === undefined) return null;
  const until = lowestIdAt(await settledUntil(trx, now));
  const jobIds = await claimNewJobs(trx, search, until, now);
  const toldAt = jobIds.length === 0 ? null : now;
  await moveMark.all(trx, { id, until, next: following(search, now), toldAt });
  return jobIds.length === 0 ? null : { search, jobIds, until };
}

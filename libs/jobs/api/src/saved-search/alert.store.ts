import { lowestIdAt, statement, type Database, type Trx } from '@upround/shared/db';
import { settledUntil } from '../job/publishing.store';
import { takeNewJobs } from './new-jobs.read-model';
import { savedSearchColumns, type SavedSearchRow } from './saved-search.read-model';
import { nextAlert } from './saved-search.store';

/** Searches of one job; the next one goes on. */
export const DUE_AT_ONCE = 200;

/** Who left is told of nothing; if they come back, their searches go on. */
const isThere = `exists (select from person_view p where p.id = saved_searches.user_id)`;

/** `$1` now, `$2` place. */
const dueSearches = statement<{ id: string }>(
  'jobs.due-alerts',
  `select id from saved_searches
   where next_at <= $1::timestamptz and id > $2::uuid and ${isThere} order by id limit ${DUE_AT_ONCE}`,
);

/** Ids of the searches that are due. */
export async function findDue(db: Database, now: Date, after: string): Promise<string[]> {
  return (await dueSearches.all(db, [now, after])).map(({ id }) => id);
}

/** `$1` search, `$2` now: whoever comes second finds that it is not due any more. */
const lockDue = statement<SavedSearchRow>(
  'jobs.lock-due-alert',
  `select ${savedSearchColumns} from saved_searches
   where id = $1::uuid and next_at <= $2::timestamptz and ${isThere} for update`,
);

const moveMark = statement(
  'jobs.move-alert-mark',
  `update saved_searches set told_up_to = greatest(told_up_to, $2::uuid), next_at = $3::timestamptz,
     told_at = coalesce($4::timestamptz, told_at)
   where id = $1::uuid`,
);

/** The next period's end that is still to come; those that were missed, as while the server was off, are one. */
function following({ alert, next_at: due }: SavedSearchRow, now: Date): Date | null {
  const next = due && nextAlert(alert, due);
  return next !== null && next > now ? next : nextAlert(alert, now);
}

/** What a search has to tell. */
export interface Alert {
  search: SavedSearchRow;
  /** The newest first. */
  jobIds: string[];
  /** The listing up to which it told, from then on. */
  until: string;
}

/**
 * Takes what a search is due to tell, and moves its mark past it. What is not settled yet waits for the next alert.
 *
 * @returns null where it is not due, or nothing is new
 */
export async function takeAlert(trx: Trx, id: string, now: Date): Promise<Alert | null> {
  const search = await lockDue.first(trx, [id, now]);
  if (search === undefined) return null;
  const until = lowestIdAt(await settledUntil(trx, now));
  const jobIds = await takeNewJobs(trx, search, until, now);
  const toldAt = jobIds.length === 0 ? null : now;
  await moveMark.all(trx, [id, until, following(search, now), toldAt]);
  return jobIds.length === 0 ? null : { search, jobIds, until };
}

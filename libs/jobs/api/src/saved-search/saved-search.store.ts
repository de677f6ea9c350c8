import { jobLimits, type AlertRhythm, type JobFilters } from '@upround/jobs/contract';
import { idAt, lowestIdAt, statement, type Trx } from '@upround/shared/db';
import { DAY_MS } from '../jobs-time';
import { savedSearchColumns, type SavedSearchRow } from './saved-search.read-model';

const DAYS: Record<Exclude<AlertRhythm, 'NONE'>, number> = { DAILY: 1, WEEKLY: 7 };

/**
 * When a search tells next: one period after a moment.
 *
 * @param after the moment
 * @returns null where it never does
 */
export const nextAlert = (alert: AlertRhythm, after: Date): Date | null =>
  alert === 'NONE' ? null : new Date(after.getTime() + DAYS[alert] * DAY_MS);

/** `$1` person: two requests at once would each count the other's search out. */
const lockSearches = statement(
  'jobs.lock-saved-searches',
  `select pg_advisory_xact_lock(hashtextextended('jobs.saved-searches:' || $1::text, 0))`,
);

const insertSearch = statement<SavedSearchRow>(
  'jobs.save-search',
  `insert into saved_searches (id, user_id, name, filters, alert, told_up_to, next_at, created_at)
   select $1::uuid, $2::uuid, $3, $4::jsonb, $5, $6::uuid, $7::timestamptz, $8::timestamptz
   where (select count(*) from saved_searches where user_id = $2::uuid) < ${jobLimits.savedSearches}
   returning ${savedSearchColumns}`,
);

/** What is said of a search. */
export interface SearchDraft {
  name: string;
  filters: JobFilters;
  alert: AlertRhythm;
}

/**
 * Keeps a search; what is on the board by now is not told of.
 *
 * @returns undefined where the person keeps as many as one may
 */
export async function insertSavedSearch(
  trx: Trx,
  userId: string,
  { name, filters, alert }: SearchDraft,
  now: Date,
): Promise<SavedSearchRow | undefined> {
  await lockSearches.all(trx, [userId]);
  const next = nextAlert(alert, now);
  const kept = [name, JSON.stringify(filters), alert, lowestIdAt(now), next, now];
  return insertSearch.first(trx, [idAt(now), userId, ...kept]);
}

/** The first alert of a new rhythm comes after one period; where there was none, `$7` says from which listing it tells. */
const updateSearch = statement<SavedSearchRow>(
  'jobs.edit-saved-search',
  `update saved_searches set name = coalesce($3, name), filters = coalesce($4::jsonb, filters),
     told_up_to = case when alert = 'NONE' and $5 <> 'NONE' then greatest(told_up_to, $7::uuid) else told_up_to end,
     next_at = case when $5::text is null or $5 = alert then next_at else $6::timestamptz end,
     alert = coalesce($5, alert)
   where id = $1::uuid and user_id = $2::uuid returning ${savedSearchColumns}`,
);

/** Changes one's own search; what is left out stays. */
export function updateSavedSearch(
  trx: Trx,
  { id, userId }: { id: string; userId: string },
  { name, filters, alert }: Partial<SearchDraft>,
  now: Date,
): Promise<SavedSearchRow | undefined> {
  const next = alert === undefined ? null : nextAlert(alert, now);
  const kept = filters === undefined ? null : JSON.stringify(filters);
  const changes = [name ?? null, kept, alert ?? null, next, lowestIdAt(now)];
  return updateSearch.first(trx, [id, userId, ...changes]);
}

const deleteSearch = statement<{ id: string }>(
  'jobs.remove-saved-search',
  'delete from saved_searches where id = $1::uuid and user_id = $2::uuid returning id',
);

/** @returns whether there was one */
export async function deleteSavedSearch(trx: Trx, id: string, userId: string): Promise<boolean> {
  return (await deleteSearch.first(trx, [id, userId])) !== undefined;
}

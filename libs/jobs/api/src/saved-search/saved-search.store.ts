import type { AlertRhythm, JobFilters } from '@upround/jobs/contract';
import { idAt, lowestIdAt, statement, type Trx } from '@upround/shared/db';
import { DAY_MS } from '../jobs-time';
import { savedSearchColumns, type SavedSearchRow } from './saved-search.read-model';

const DAYS: Record<Exclude<AlertRhythm, 'NONE'>, number> = { DAILY: 1, WEEKLY: 7 };

/**
 * When the next alert of a search is due: one period after a moment.
 *
 * @param after the moment
 * @returns null where it never does
 */
export const nextAlert = (alert: AlertRhythm, after: Date): Date | null =>
  alert === 'NONE' ? null : new Date(after.getTime() + DAYS[alert] * DAY_MS);

/** Lets a person save one search at a time: two calls at once would not count each other's search. */
const lockSearches = statement<never, { person: string }>(
  'jobs.lock-saved-searches',
  `select pg_advisory_xact_lock(hashtextextended('jobs.saved-searches:' || :person::text, 0))`,
);

type NewSearch = {
  id: string;
  person: string;
  name: string;
  filters: string;
  alert: AlertRhythm;
  toldUpTo: string;
  next: Date | null;
  now: Date;
  most: number;
};

const insertSearch = statement<SavedSearchRow, NewSearch>(
  'jobs.save-search',
  `insert into saved_searches (id, user_id, name, filters, alert, told_up_to, next_at, created_at)
   select :id::uuid, :person::uuid, :name, :filters::jsonb, :alert, :toldUpTo::uuid, :next::timestamptz,
     :now::timestamptz
   where (select count(*) from saved_searches where user_id = :person::uuid) < :most::int
   returning ${savedSearchColumns}`,
);

/** Fields of a search that a person edits. */
export interface SearchDraft {
  name: string;
  filters: JobFilters;
  alert: AlertRhythm;
}

/**
 * Saves a search; its alerts leave out jobs that are on the board already.
 *
 * @param most how many searches the person can have
 * @returns undefined where they have so many, or more
 */
export async function insertSavedSearch(
  trx: Trx,
  { userId, most }: { userId: string; most: number },
  { name, filters, alert }: SearchDraft,
  now: Date,
): Promise<SavedSearchRow | undefined> {
  await lockSearches.all(trx, { person: userId });
  return insertSearch.first(trx, {
    id: idAt(now),
    person: userId,
    name,
    filters: JSON.stringify(filters),
    alert,
    toldUpTo: lowestIdAt(now),
    next: nextAlert(alert, now),
    now,
    most,
  });
}

/** Null for what stays. */
type SearchChange = {
  id: string;
  person: string;
  name: string | null;
  filters: string | null;
  alert: AlertRhythm | null;
  next: Date | null;
  toldUpTo: string;
};

/**
 * The first alert of a new rhythm comes after one period. Where alerts were off, it covers listings after
 * `:toldUpTo`.
 */
const updateSearch = statement<SavedSearchRow, SearchChange>(
  'jobs.edit-saved-search',
  `update saved_searches set name = coalesce(:name, name), filters = coalesce(:filters::jsonb, filters),
     told_up_to = case when alert = 'NONE' and :alert <> 'NONE' then greatest(told_up_to, :toldUpTo::uuid)
       else told_up_to end,
     next_at = case when :alert::text is null or :alert = alert then next_at else :next::timestamptz end,
     alert = coalesce(:alert, alert)
   where id = :id::uuid and user_id = :person::uuid returning ${savedSearchColumns}`,
);

/** Changes a person's own search; omitted fields stay. */
export function updateSavedSearch(
  trx: Trx,
  { id, userId }: { id: string; userId: string },
  { name, filters, alert }: Partial<SearchDraft>,
  now: Date,
): Promise<SavedSearchRow | undefined> {
  return updateSearch.first(trx, {
    id,
    person: userId,
    name: name ?? null,
    alert: alert ?? null,
    toldUpTo: lowestIdAt(now),
    filters: filters === undefined ? null : JSON.stringify(filters),
    next: alert === undefined ? null : nextAlert(alert, now),
  });
}

const deleteSearch = statement<{ id: string }, { id: string; person: string }>(
  'jobs.remove-saved-search',
  'delete from saved_searches where id = :id::uuid and user_id = :person::uuid returning id',
);

/** @returns whether there was one */
export async function deleteSavedSearch(trx: Trx, id: string, userId: string): Promise<boolean> {
  return (await deleteSearch.first(trx, { id, person: userId })) !== undefined;
}

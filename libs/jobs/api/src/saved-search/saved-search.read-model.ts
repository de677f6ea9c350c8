import type { AlertRhythm, SavedSearch } from '@upround/jobs/contract';
import { statement, type Database, type Trx } from '@upround/shared/db';
import { countNewJobs, type SearchForJobs } from './new-jobs.read-model';

/** A saved search as it is stored. */
export interface SavedSearchRow extends SearchForJobs {
  name: string;
  alert: AlertRhythm;
  told_at: Date | null;
  next_at: Date | null;
  created_at: Date;
}

export const savedSearchColumns =
  'id, user_id, name, filters, alert, told_up_to, told_at, next_at, created_at';

/** A person's searches, the newest first. */
export const searchesOf = statement<SavedSearchRow, { person: string }>(
  'jobs.saved-searches',
  `select ${savedSearchColumns} from saved_searches where user_id = :person::uuid order by id desc`,
);

/** A search with how many jobs came since its last alert. */
export async function presentSearch(
  db: Database | Trx,
  row: SavedSearchRow,
  now: Date,
): Promise<SavedSearch> {
  const { id, name, filters, alert } = row;
  return {
    id,
    name,
    filters,
    alert,
    newCount: await countNewJobs(db, row, now),
    createdAt: row.created_at.toISOString(),
    toldAt: row.told_at?.toISOString() ?? null,
  };
}

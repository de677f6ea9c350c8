import type { SavedRecord } from '@upround/social/contract';
import type { Database } from '@upround/shared/db';
import { tablesOf } from '../social-tables';

export interface BookmarkRow {
  id: string;
  referenceType: SavedRecord['referenceType'];
  referenceId: string;
  createdAt: Date;
}

/** What a person saved, the last saved first. */
export function listBookmarksOf(
  db: Database,
  list: {
    userId: string;
    referenceType: SavedRecord['referenceType'] | undefined;
    before: string | null;
    limit: number;
  },
): Promise<BookmarkRow[]> {
  let query = tablesOf(db)
    .selectFrom('bookmarks')
    .select([
      'id',
      'reference_type as referenceType',
      'reference_id as referenceId',
      'created_at as createdAt',
    ])
    .where('user_id', '=', list.userId)
    .orderBy('id', 'desc')
    .limit(list.limit);
  if (list.referenceType !== undefined) {
    query = query.where('reference_type', '=', list.referenceType);
  }
  if (list.before !== null) query = query.where('id', '<', list.before);
  return query.execute();
}

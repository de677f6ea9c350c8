import { isId, statement, type Database, type Trx } from '@upround/shared/db';
import {
  readable,
  recordColumns,
  recordJoins,
  type RecordRow,
  type Viewing,
} from './record.columns';

const byKey = statement<RecordRow, Viewing & { id: string | null; slug: string }>(
  'trackers.record',
  `select ${recordColumns} from tracker_records r ${recordJoins}
   where (r.id = :id::uuid or r.slug = :slug) and ${readable}`,
);

const bySlugs = statement<RecordRow, Viewing & { slugs: readonly string[] }>(
  'trackers.records-by-slug',
  `select ${recordColumns} from tracker_records r ${recordJoins}
   where r.slug = any(:slugs::text[]) and ${readable}`,
);

/** The record of an id or a slug, if the viewer may read it. */
export const findRecord = (
  db: Database | Trx,
  viewing: Viewing,
  key: string,
): Promise<RecordRow | undefined> =>
  byKey.first(db, { ...viewing, id: isId(key) ? key : null, slug: key.toLowerCase() });

/** The records of some slugs, in their order. */
export async function findRecords(
  db: Database | Trx,
  viewing: Viewing,
  slugs: readonly string[],
): Promise<RecordRow[]> {
  const wanted = [...new Set(slugs.map((slug) => slug.toLowerCase()))];
  const rows = await bySlugs.all(db, { ...viewing, slugs: wanted });
  return wanted.flatMap((slug) => rows.filter((row) => row.slug === slug));
}

import { noBlock, notMuted } from '@upround/shared/db';
import type { Database } from '@upround/shared/db';
import { sql } from 'kysely';

/** How many of the newest records their writers are taken from. */
const NEWEST = 1_000;

/**
 * Whom the viewer might follow: those with most followers of whoever wrote lately; neither themselves nor people whom
 * they follow, mute, block or are blocked by.
 */
export async function activeWriters(
  db: Database,
  viewerId: string | null,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from (
      select distinct author_id from (
        select author_id from search_documents where kind = 'POST' order by at desc, id desc limit ${NEWEST}
      ) newest
    ) d cross join lateral (select * from person_view where person_view.id = d.author_id limit 1) p
    where p.id is distinct from ${viewerId}::uuid
      and (select true from follow_view f where f.follower_id = ${viewerId}::uuid and f.reference_id = p.id) is not true
      and ${notMuted(viewerId, sql.ref('p.id'))} and ${noBlock(viewerId, sql.ref('p.id'))}
    order by p.follower_count desc, p.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

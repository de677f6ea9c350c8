import { isId, type Trx } from '@upround/shared/db';
import { sql } from 'kysely';

/**
 * Keeps a source out of a member's lists, or takes that back; its own page shows it all the same. A second time
 * changes nothing.
 *
 * @returns how many sources they have muted now; null where there is no such source
 */
export async function muteSourceFor(
  trx: Trx,
  userId: string,
  sourceId: string,
  isMuted: boolean,
): Promise<number | null> {
  if (!isId(sourceId)) return null;
  const found = await sql`select 1 from news_sources where id = ${sourceId}`.execute(trx);
  if (found.rows.length === 0) return null;
  await (
    isMuted
      ? sql`insert into news_source_mutes (user_id, source_id) values (${userId}, ${sourceId})
          on conflict do nothing`
      : sql`delete from news_source_mutes where user_id = ${userId} and source_id = ${sourceId}`
  ).execute(trx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from news_source_mutes where user_id = ${userId}`.execute(trx);
  return rows[0]?.count ?? 0;
}

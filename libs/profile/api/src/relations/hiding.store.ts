import type { Database, PersonRow, Trx } from '@upround/shared/db';
import { sql } from 'kysely';

/** The two ways of keeping somebody out of sight. */
export type Hiding = 'block' | 'mute';

const tables = {
  block: { table: 'blocks', other: 'blocked_id' },
  mute: { table: 'mutes', other: 'muted_id' },
} as const;

/** Hides somebody; a second time changes nothing. */
export async function hide(trx: Trx, kind: Hiding, userId: string, otherId: string): Promise<void> {
  const { table, other } = tables[kind];
  await sql`
    insert into ${sql.table(table)} (user_id, ${sql.ref(other)}) values (${userId}, ${otherId})
    on conflict do nothing`.execute(trx);
}

/** Takes it back. False where they were not hidden. */
export async function unhide(
  trx: Trx,
  kind: Hiding,
  userId: string,
  otherId: string,
): Promise<boolean> {
  const { table, other } = tables[kind];
  const { rows } = await sql`
    delete from ${sql.table(table)}
    where user_id = ${userId} and ${sql.ref(other)} = ${otherId} returning 1`.execute(trx);
  return rows.length > 0;
}

/** How many one hides oneself. */
export async function countHidden(trx: Trx, kind: Hiding, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(tables[kind].table)}
    where user_id = ${userId}`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Whether the caller may know of somebody: they are there and did not block the caller. */
export async function isKnown(trx: Trx, userId: string, otherId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from person_view p where p.id = ${otherId}
      and not exists (
        select 1 from block_view b where b.user_id = p.id and b.blocked_id = ${userId})`.execute(
    trx,
  );
  return rows.length > 0;
}

/** The place of a row: when they were hidden, to the microsecond, and who. */
export type HiddenPlace = { t: string; i: string };

export interface HiddenRow extends PersonRow {
  since: Date;
  moment: string;
}

/** Whom one hides, the last one first; people who are gone are left out. */
export async function listHidden(
  db: Database,
  kind: Hiding,
  list: { userId: string; place: HiddenPlace | null; limit: number },
): Promise<HiddenRow[]> {
  const { table, other } = tables[kind];
  const { userId, place, limit } = list;
  const id = sql.ref(`h.${other}`);
  const after =
    place === null
      ? sql`true`
      : sql`(h.created_at, ${id}) < (${place.t}::timestamptz, ${place.i}::uuid)`;
  const { rows } = await sql<HiddenRow>`
    select p.id, p.slug, p.display_name, p.headline, p.role, p.avatar_key,
      h.created_at as since, h.created_at::text as moment
    from ${sql.table(table)} h join person_view p on p.id = ${id}
    where h.user_id = ${userId} and ${after}
    order by h.created_at desc, ${id} desc limit ${limit}`.execute(db);
  return rows;
}

import {
  NEWEST,
  pageStatement,
  statement,
  type Database,
  type PersonRow,
  type Trx,
} from '@upround/shared/db';
import type { Hiding } from '@upround/shared/ports';

/** The place of a row: when they were hidden, to the microsecond, and who. */
export type HiddenPlace = { t: string; i: string };

export interface HiddenRow extends PersonRow {
  since: Date;
  moment: string;
}

type Pair = { person: string; other: string };

const insertInto = (name: string, table: string, other: string) =>
  statement<never, Pair>(
    name,
    `insert into ${table} (user_id, ${other}) values (:person::uuid, :other::uuid)
     on conflict do nothing`,
  );

const deleteFrom = (name: string, table: string, other: string) =>
  statement<{ user_id: string }, Pair>(
    name,
    `delete from ${table} where user_id = :person::uuid and ${other} = :other::uuid
     returning user_id`,
  );

const countOf = (name: string, table: string) =>
  statement<{ count: number }, { person: string }>(
    name,
    `select count(*)::int as count from ${table} where user_id = :person::uuid`,
  );

const pageOf = (name: string, table: string, other: string) =>
  pageStatement<HiddenRow, { person: string; moment: string; id: string }>(
    name,
    (limit) => `select p.id, p.slug, p.display_name, p.headline, p.role, p.avatar_key,
        h.created_at as since, h.created_at::text as moment
      from ${table} h join person_view p on p.id = h.${other}
      where h.user_id = :person::uuid
        and (h.created_at, h.${other}) < (:moment::timestamptz, :id::uuid)
      order by h.created_at desc, h.${other} desc limit ${limit}`,
  );

const statements = {
  block: {
    insert: insertInto('profile.block', 'blocks', 'blocked_id'),
    delete: deleteFrom('profile.unblock', 'blocks', 'blocked_id'),
    count: countOf('profile.count-blocked', 'blocks'),
    page: pageOf('profile.blocked', 'blocks', 'blocked_id'),
  },
  mute: {
    insert: insertInto('profile.mute', 'mutes', 'muted_id'),
    delete: deleteFrom('profile.unmute', 'mutes', 'muted_id'),
    count: countOf('profile.count-muted', 'mutes'),
    page: pageOf('profile.muted', 'mutes', 'muted_id'),
  },
} as const;

/** Hides a person; repeating it changes nothing. */
export async function hide(trx: Trx, kind: Hiding, userId: string, otherId: string): Promise<void> {
  await statements[kind].insert.all(trx, { person: userId, other: otherId });
}

/** Takes it back. False where they were not hidden. */
export async function unhide(
  trx: Trx,
  kind: Hiding,
  userId: string,
  otherId: string,
): Promise<boolean> {
  const row = await statements[kind].delete.first(trx, { person: userId, other: otherId });
  return row !== undefined;
}

/** The number of people that the member hides. */
export async function countHidden(trx: Trx, kind: Hiding, userId: string): Promise<number> {
  return (await statements[kind].count.first(trx, { person: userId }))?.count ?? 0;
}

const known = statement<{ id: string }, Pair>(
  'profile.known-person',
  `select p.id from person_view p where p.id = :other::uuid
     and not exists (
       select 1 from block_view b where b.user_id = p.id and b.blocked_id = :person::uuid)`,
);

/** Whether the caller can see a person: they exist and did not block the caller. */
export async function isKnown(trx: Trx, userId: string, otherId: string): Promise<boolean> {
  return (await known.first(trx, { person: userId, other: otherId })) !== undefined;
}

/** The people that a member blocks or mutes, newest first, without deleted people. */
export function listHidden(
  db: Database,
  kind: Hiding,
  list: { userId: string; place: HiddenPlace | null; limit: number },
): Promise<HiddenRow[]> {
  const { userId: person, place, limit } = list;
  const [moment, id] = place === null ? ['infinity', NEWEST] : [place.t, place.i];
  return statements[kind].page.all(db, limit, { person, moment, id });
}

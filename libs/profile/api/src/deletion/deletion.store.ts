import { statement, type Database, type Trx } from '@upround/shared/db';
import { sql } from 'kysely';
import { tablesIn, tablesOf } from '../people-tables';

/** For how long signing in gives a deleted account back. */
export const RETURN_DAYS = 30;
const DAY_MS = 24 * 3_600_000;
/** How many accounts one look finds. */
const AT_ONCE = 100;

const deletePerson = statement<never, { person: string; now: Date; eraseAfter: Date }>(
  'profile.delete-person',
  `with gone as (
     select id, state from people where id = :person::uuid and state in ('ACTIVE', 'RESTRICTED') for update
   ), noted as (
     insert into account_deletions (user_id, previous_state, requested_at, erase_after)
     select id, state, :now::timestamptz, :eraseAfter::timestamptz from gone
     on conflict (user_id) do nothing
   )
   update people set state = 'DELETED' from gone where people.id = gone.id`,
);

/** Marks a person as deleted: hidden from everyone at the commit. Repeating it changes nothing. */
export async function markDeleted(trx: Trx, userId: string, now: Date): Promise<void> {
  const eraseAfter = new Date(now.getTime() + RETURN_DAYS * DAY_MS);
  await deletePerson.all(trx, { person: userId, now, eraseAfter });
}

const restorePerson = statement<{ id: string }, { person: string; now: Date }>(
  'profile.restore-person',
  `with back as (
     delete from account_deletions
     where user_id = :person::uuid and not erasing and erase_after > :now
     returning user_id, previous_state
   )
   update people set state = back.previous_state
   from back where people.id = back.user_id and people.state = 'DELETED' returning people.id`,
);

/** Gives a deleted account back as it was, restrictions included. False where there is nothing to give back. */
export async function restoreDeleted(trx: Trx, userId: string, now: Date): Promise<boolean> {
  return (await restorePerson.first(trx, { person: userId, now })) !== undefined;
}

/** Those whose time to return is over. */
export async function findDue(db: Database, now: Date): Promise<string[]> {
  const rows = await tablesOf(db)
    .selectFrom('account_deletions')
    .select('user_id')
    .where('erase_after', '<=', now)
    .orderBy('erase_after')
    .limit(AT_ONCE)
    .execute();
  return rows.map((row) => row.user_id);
}

/** Begins to erase a person, who can't be restored from then on. Returns false if it is not due. */
export async function beginErasing(db: Database, userId: string, now: Date): Promise<boolean> {
  const row = await tablesOf(db)
    .updateTable('account_deletions')
    .set({ erasing: true })
    .where('user_id', '=', userId)
    .where('erase_after', '<=', now)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The last step: everything of profile's own, and the note that it was to be done. */
export async function erasePerson(trx: Trx, userId: string): Promise<string[]> {
  const tables = tablesIn(trx);
  const person = await tables
    .selectFrom('people')
    .select(['avatar', 'avatar_key', 'banner'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  const { rows: exports } = await sql<{ file_key: string | null }>`
    delete from data_exports where user_id = ${userId} returning file_key`.execute(trx);
  await tables.deleteFrom('former_slugs').where('user_id', '=', userId).execute();
  await tables.deleteFrom('member_settings').where('user_id', '=', userId).execute();
  for (const table of ['blocks', 'mutes'] as const) {
    const other = sql.ref(table === 'blocks' ? 'blocked_id' : 'muted_id');
    await sql`
      delete from ${sql.table(table)} where user_id = ${userId} or ${other} = ${userId}`.execute(
      trx,
    );
  }
  await sql`
    update people set slug = 'deleted-' || id::text, display_name = 'Deleted account', headline = '',
      about = '', location = '', links = '{}', role = null, avatar_key = null, avatar = null,
      banner = null, follower_count = 0, following_count = 0, demo = false, created_at = 'epoch'
    where id = ${userId}`.execute(trx);
  await tables.deleteFrom('account_deletions').where('user_id', '=', userId).execute();
  const pictures = [person?.avatar ?? null, person?.banner ?? null].filter(
    (picture) => picture !== null,
  );
  return [
    ...pictures.flatMap(({ key, variants }) => [key, ...variants.map((variant) => variant.key)]),
    person?.avatar_key,
    ...exports.map((row) => row.file_key),
  ].filter((key): key is string => typeof key === 'string');
}

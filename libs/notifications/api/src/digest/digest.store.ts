import type { Database } from '@upround/shared/db';
import { sql } from 'kysely';

/**
 * Claims a person's digest of a day.
 *
 * @returns false where it was claimed already, by whichever process
 */
export async function claimDigest(db: Database, userId: string, day: string): Promise<boolean> {
  const { rows } = await sql`
    insert into notification_digests (user_id, day)
    select id, ${day}::date from person_view where id = ${userId}::uuid
    on conflict do nothing returning 1`.execute(db);
  return rows.length > 0;
}

/** Gives it back, for the next try. */
export async function releaseDigest(db: Database, userId: string, day: string): Promise<void> {
  await sql`delete from notification_digests
    where user_id = ${userId}::uuid and day = ${day}::date`.execute(db);
}

/** Forgets the digests of days before. */
export async function forgetDigests(db: Database, before: Date): Promise<void> {
  await sql`delete from notification_digests where day < ${before}::date`.execute(db);
}

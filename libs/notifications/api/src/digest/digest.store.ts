import type { Database } from '@upround/shared/db';
import { sql } from 'kysely';

/** A digest that went out. */
export interface SentDigest {
  /** As in 2026-11-21. */
  day: string;
  /** The end of the period that it covers. */
  sent_at: Date;
}

/** A person's last digest that was sent; one that was only claimed does not count. */
export async function findLastDigest(
  db: Database,
  userId: string,
): Promise<SentDigest | undefined> {
  const { rows } = await sql<SentDigest>`
    select day::text, sent_at from notification_digests
    where user_id = ${userId}::uuid and sent_at is not null
    order by day desc limit 1`.execute(db);
  return rows[0];
}

/**
 * Claims a person's digest of a day, and deletes those of days long past.
 *
 * @param keptDays the number of days that are kept
 * @returns false where it was claimed already, by whichever process
 */
export async function claimDigest(
  db: Database,
  userId: string,
  day: string,
  keptDays: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into notification_digests (user_id, day, sent_at)
    select id, ${day}::date, null from person_view where id = ${userId}::uuid
    on conflict do nothing returning 1`.execute(db);
  if (rows.length === 0) return false;
  await sql`delete from notification_digests
    where user_id = ${userId}::uuid and day < ${day}::date - ${keptDays}::int`.execute(db);
  return true;
}

/** Notes that a claimed digest went out, or that there was nothing to say. */
export async function noteSent(db: Database, userId: string, day: string, at: Date): Promise<void> {
  await sql`update notification_digests set sent_at = ${at}
    where user_id = ${userId}::uuid and day = ${day}::date`.execute(db);
}

/** Gives it back, for the next try. */
export async function releaseDigest(db: Database, userId: string, day: string): Promise<void> {
  await sql`delete from notification_digests
    where user_id = ${userId}::uuid and day = ${day}::date`.execute(db);
}

import { statement, type Trx } from '@upround/shared/db';

const MINUTE_MS = 60_000;

/** Publishing takes advisory locks of this class; their number is a minute since 1970. */
const publishing = `hashtext('jobs.publishing')`;

const announce = statement<never, { minute: number }>(
  'jobs.announce-publishing',
  `select pg_advisory_xact_lock_shared(${publishing}, :minute::int)`,
);

/**
 * Announces, until the transaction ends, that it may insert listings from a moment on: they are not visible yet, and
 * sort before those that other transactions publish meanwhile. Called before the first of them gets its id.
 */
export async function announcePublishing(trx: Trx, from: Date): Promise<void> {
  await announce.all(trx, { minute: Math.floor(from.getTime() / MINUTE_MS) });
}

const announced = statement<{ minute: number | null }, Record<string, never>>(
  'jobs.announced-publishing',
  `select min(objid::bigint)::int as minute from pg_locks
   where locktype = 'advisory' and objsubid = 2 and classid::bigint = ${publishing}::bigint & 4294967295
     and database = (select oid from pg_database where datname = current_database())`,
);

/**
 * Up to when the board is settled: no transaction can still insert an earlier listing. The last minute
 * is not settled, since a server's clock may be behind.
 */
export async function settledUntil(trx: Trx, now: Date): Promise<Date> {
  const first = await announced.first(trx, {});
  const minutes = [now.getTime() / MINUTE_MS - 1, first?.minute ?? Infinity];
  return new Date(Math.min(...minutes) * MINUTE_MS);
}

import type { Database, Trx } from '@upround/shared/db';
import type { ApiModule, SeedContext } from '@upround/shared/server-kit';
import { sql } from 'kysely';

/** Others reach the server, and the database holds accounts whose passwords everyone knows. */
export class DemoInPublicError extends Error {
  constructor() {
    super(
      'SEED: this database contains the demo community, whose passwords are public. Set DATA_DIR or DATABASE_URL ' +
        'to another database, or SEED=demo if it’s fine for others to use the demo accounts, including the admin.',
    );
    this.name = 'DemoInPublicError';
  }
}

/**
 * Refuses a database with demo accounts.
 *
 * @throws DemoInPublicError
 */
export async function refuseDemo(db: Database): Promise<void> {
  const { demoEmails } = await import('./demo-emails');
  const { rows } = await sql`
    select 1 from accounts where email in (${sql.join(demoEmails)}) limit 1`.execute(db);
  if (rows.length > 0) throw new DemoInPublicError();
}

/** Limits of the connection that filling the database may exceed. */
const timeouts = ['idle_in_transaction_session_timeout', 'statement_timeout', 'lock_timeout'];

async function isFilled(db: Database | Trx): Promise<boolean> {
  const { rows } = await sql<{
    used: boolean;
  }>`select exists (select 1 from people) as used`.execute(db);
  return rows[0]?.used === true;
}

/**
 * Fills an empty database with the demo community: all of it, or, if anything fails, nothing.
 *
 * @param now the moment before which everything happened
 * @returns whether it was empty
 */
export async function seedDemo(
  db: Database,
  modules: readonly ApiModule[],
  log: SeedContext['log'],
  now = new Date(),
): Promise<boolean> {
  if (await isFilled(db)) return false;
  return db.transaction().execute(async (trx) => {
    // Pictures are drawn between the statements, which takes long on a busy machine; no other transaction waits for
    // this one.
    await sql`select set_config(name, '0', true) from unnest(${timeouts}::text[]) as name`.execute(
      trx,
    );
    // Of several processes that start at once, the others wait and find the database filled.
    await sql`select pg_advisory_xact_lock(hashtext('demo community'))`.execute(trx);
    if (await isFilled(trx)) return false;
    const { noDemoRecords } = await import('./demo-records');
    const context: SeedContext = { trx, log, now, demo: noDemoRecords() };
    for (const module of modules) await module.seed?.(context);
    // The embedded database has no autovacuum that collects statistics for the planner.
    await sql`analyze`.execute(trx);
    return true;
  });
}

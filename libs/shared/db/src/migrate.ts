import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { SqlMigration } from './migration';
import type { OpenDatabase } from './open-database';

/** Number of the advisory lock under which one process migrates. */
const LOCK_KEY = 7_266_011;
const LOCK_WAIT_MS = 60_000;
const LOCK_POLL_MS = 100;

/** An applied step is not the step that this version of the code has under that name. */
export class MigrationChangedError extends Error {
  constructor(readonly migration: string) {
    super(
      `Migration ${migration} was applied in another form. Steps that are applied are never changed; add a new one.`,
    );
    this.name = 'MigrationChangedError';
  }
}

function checksumOf(migration: SqlMigration): string {
  return createHash('sha256').update(migration.statements.join(';\n')).digest('hex');
}

async function applied(client: PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function missing(steps: readonly SqlMigration[], done: Map<string, string>): SqlMigration[] {
  return steps.filter((step) => {
    const checksum = done.get(step.name);
    if (checksum !== undefined && checksum !== checksumOf(step))
      throw new MigrationChangedError(step.name);
    return checksum === undefined;
  });
}

async function acquireLock(client: PoolClient): Promise<void> {
  const deadline = Date.now() + LOCK_WAIT_MS;
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [LOCK_KEY]);
    if (rows[0]?.locked === true) return;
    if (Date.now() > deadline) throw new Error('Another process has been migrating for a minute.');
    await pause(LOCK_POLL_MS);
  }
}

async function apply(client: PoolClient, step: SqlMigration): Promise<void> {
  await client.query('begin');
  try {
    await client.query("set local lock_timeout = '2s'; set local statement_timeout = 0");
    await client.query(step.statements.join(';\n'));
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      step.name,
      checksumOf(step),
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${step.name} failed.`, { cause: error });
  }
}

/**
 * Brings the schema up to date: forward only, one transaction a step, one process at a time.
 *
 * @param database an open database
 * @param steps the whole history in order; steps that a newer version applied are left alone
 * @returns names of the steps that were applied now
 * @throws MigrationChangedError if an applied step was changed since
 */
export async function migrate(
  database: OpenDatabase,
  steps: readonly SqlMigration[],
): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    await acquireLock(client);
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const open = missing(steps, await applied(client));
    for (const step of open) await apply(client, step);
    return open.map((step) => step.name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK_KEY]).catch(() => undefined);
    client.release();
  }
}

/**
 * Whether the schema has every step of this version of the code.
 *
 * @param database an open database
 * @param steps the whole history
 */
export async function isMigrated(
  database: OpenDatabase,
  steps: readonly SqlMigration[],
): Promise<boolean> {
  const rows = await database.query<{ name: string; checksum: string }>(
    '/* name: db.migrations */ select name, checksum from schema_migrations',
  );
  const done = new Map(rows.map((row) => [row.name, row.checksum]));
  return steps.every((step) => done.get(step.name) === checksumOf(step));
}

/** A hash of the whole history, under which a prepared copy of the schema can be stored. */
export function schemaVersion(steps: readonly SqlMigration[]): string {
  const all = createHash('sha256');
  for (const step of steps) all.update(`${step.name}:${checksumOf(step)}\n`);
  return all.digest('hex').slice(0, 16);
}

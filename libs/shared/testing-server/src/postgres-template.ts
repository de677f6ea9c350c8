import { randomBytes } from 'node:crypto';
import { migrate, migrations, openDatabase, schemaVersion } from '@upround/shared/db';
import { createTaskQueue } from '@upround/shared/tasks';
import { Client } from 'pg';
import { patientTimeouts, serverUrl, urlOf } from './database-kind';
import { silentLog } from './silent-log';
import type { Contents, TestDatabase } from './test-database';

/** Number of the advisory lock under which one test process makes the template. */
const LOCK_KEY = 7_266_012;
const FORM = 1;

const templates: Record<string, Promise<string>> = {};

async function onServer<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Makes a template database under `name` unless it is there. One test process makes it while the others wait.
 *
 * @param source what it begins as: another database of the server
 */
function makeTemplate(
  name: string,
  fill: (database: TestDatabase) => Promise<void>,
  source = 'template1',
): Promise<string> {
  return onServer(async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount !== 0) return name;
    const aside = `${name}_${randomBytes(4).toString('hex')}`;
    await client.query(`create database "${aside}" template "${source}"`);
    try {
      const database = await openDatabase({
        kind: 'postgres',
        url: urlOf(aside),
        connections: 4,
        timeouts: patientTimeouts,
      });
      try {
        await fill({ ...database, url: urlOf(aside) });
      } finally {
        await database.close();
      }
      // The server takes a moment to see that the connections are closed.
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
        [aside],
      );
      await client.query(`alter database "${aside}" rename to "${name}"`);
    } catch (error) {
      await client.query(`drop database if exists "${aside}" with (force)`);
      throw error;
    }
    return name;
  });
}

async function migrateWithQueue(database: TestDatabase): Promise<void> {
  await migrate(database, migrations);
  const tasks = createTaskQueue({ database, handlers: [], log: silentLog, maintain: false });
  await tasks.start();
  await tasks.stop();
}

/** The empty, migrated template, kept from run to run. */
const emptyTemplate = () =>
  (templates.empty ??= makeTemplate(
    `upround_template_${FORM}_${schemaVersion(migrations)}`,
    migrateWithQueue,
  ));

/** A filled template lives as long as the run of `npm test` that made it, which drops it. */
async function templateFor(contents: Contents | undefined): Promise<string> {
  const run = process.env['TEST_RUN'];
  const empty = await emptyTemplate();
  if (contents === undefined || run === undefined) return empty;
  templates[contents.name] ??= makeTemplate(
    `upround_run_${run}_${contents.name}`,
    contents.fill,
    empty,
  );
  return templates[contents.name] ?? empty;
}

/** A clone of a template on the PostgreSQL server, dropped when it is closed. */
export async function postgresClone(contents?: Contents): Promise<TestDatabase> {
  const template = await templateFor(contents);
  const name = `upround_test_${process.pid}_${randomBytes(5).toString('hex')}`;
  await onServer(async (client) => {
    await client.query(`create database "${name}" template "${template}"`);
    // Nothing here has to survive a crash of the server; what transactions see of each other is the same.
    await client.query(`alter database "${name}" set synchronous_commit = off`);
  });
  const database = await openDatabase({
    kind: 'postgres',
    url: urlOf(name),
    timeouts: patientTimeouts,
  });
  const clone = {
    ...database,
    url: urlOf(name),
    close: async () => {
      await database.close();
      await onServer((client) => client.query(`drop database if exists "${name}" with (force)`));
    },
  };
  if (contents !== undefined && template === (await emptyTemplate())) await contents.fill(clone);
  return clone;
}

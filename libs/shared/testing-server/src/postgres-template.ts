import { randomBytes } from 'node:crypto';
import { migrate, migrations, openDatabase, schemaVersion } from '@upround/shared/db';
import { createTaskQueue } from '@upround/shared/tasks';
import { Client } from 'pg';
import { serverUrl, urlOf } from './database-kind';
import { silentLog } from './silent-log';
import type { TestDatabase } from './test-database';

/** Number of the advisory lock under which one test process makes the template. */
const LOCK_KEY = 7_266_012;
const FORM = 1;

let ready: Promise<string> | undefined;

async function onServer<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function fill(name: string): Promise<void> {
  const database = await openDatabase({ kind: 'postgres', url: urlOf(name), connections: 2 });
  try {
    await migrate(database, migrations);
    const tasks = createTaskQueue({ database, handlers: [], log: silentLog, maintain: false });
    await tasks.start();
    await tasks.stop();
  } finally {
    await database.close();
  }
}

function makeTemplate(): Promise<string> {
  const name = `upround_template_${FORM}_${schemaVersion(migrations)}`;
  return onServer(async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount === 0) {
      const aside = `${name}_${randomBytes(4).toString('hex')}`;
      await client.query(`create database "${aside}"`);
      try {
        await fill(aside);
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
    }
    return name;
  });
}

/** A clone of the template on the PostgreSQL server, dropped when it is closed. */
export async function postgresClone(): Promise<TestDatabase> {
  ready ??= makeTemplate();
  const template = await ready;
  const name = `upround_test_${process.pid}_${randomBytes(5).toString('hex')}`;
  await onServer((client) =>
    client.query(`create database "${name}" template "${template}" strategy file_copy`),
  );
  const database = await openDatabase({ kind: 'postgres', url: urlOf(name) });
  return {
    ...database,
    url: urlOf(name),
    close: async () => {
      await database.close();
      await onServer((client) => client.query(`drop database if exists "${name}" with (force)`));
    },
  };
}

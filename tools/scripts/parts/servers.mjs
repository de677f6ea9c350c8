import { existsSync } from 'node:fs';
import { createConnection } from 'node:net';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot } from './paths.mjs';

/** Whether something listens there. */
export function answers(host, port, milliseconds = 1000) {
  return new Promise((resolve) => {
    const socket = createConnection({ host, port });
    const end = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(milliseconds, () => end(false));
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

async function canUse(url) {
  const { Client } = createRequire(inRoot('package.json'))('pg');
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    const { rows } = await client.query(
      "select rolcreatedb or rolsuper as able, current_setting('server_version_num')::int as version from pg_roles where rolname = current_user",
    );
    if (rows[0]?.able !== true) return 'its user may not create databases';
    if (rows[0].version < 150000) return 'it is older than PostgreSQL 15';
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const usualPostgres = [
  'postgres://postgres@127.0.0.1:5432/postgres',
  'postgres://postgres:postgres@127.0.0.1:5432/postgres',
];

/**
 * The PostgreSQL that the tests use: `TEST_DATABASE_URL`, else the usual local address.
 *
 * @returns {Promise<{ url: string } | { reason: string }>} where it is, or why it is not used
 */
export async function findPostgres() {
  const named = process.env.TEST_DATABASE_URL;
  if (named !== undefined && named !== '') {
    const problem = await canUse(named);
    return problem === null ? { url: named } : { reason: `TEST_DATABASE_URL: ${problem}` };
  }
  if (!(await answers('127.0.0.1', 5432))) {
    return { reason: 'no PostgreSQL answers at 127.0.0.1:5432 and TEST_DATABASE_URL is not set' };
  }
  let problem = null;
  for (const url of usualPostgres) {
    problem = await canUse(url);
    if (problem === null) return { url };
  }
  return { reason: `PostgreSQL at 127.0.0.1:5432 cannot be used: ${problem}` };
}

/**
 * Drops the databases that the test processes of one run made for all of them.
 *
 * @param {string} url the server's address
 * @param {string} run the run's `TEST_RUN`
 */
export async function dropRunDatabases(url, run) {
  const { Client } = createRequire(inRoot('package.json'))('pg');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      'select datname from pg_database where starts_with(datname, $1)',
      [`upround_run_${run}_`],
    );
    for (const { datname } of rows)
      await client.query(`drop database if exists "${datname}" with (force)`);
  } finally {
    await client.end();
  }
}

/**
 * The Redis that the tests use: `TEST_REDIS_URL`, else the usual local address.
 *
 * @returns {Promise<{ url: string } | { reason: string }>} where it is, or why it is not used
 */
export async function findRedis() {
  const named = process.env.TEST_REDIS_URL;
  if (named !== undefined && named !== '') {
    const { hostname, port } = new URL(named);
    if (await answers(hostname, Number(port || 6379))) return { url: named };
    return { reason: `TEST_REDIS_URL: nothing answers at ${hostname}:${port || 6379}` };
  }
  if (await answers('127.0.0.1', 6379)) return { url: 'redis://127.0.0.1:6379' };
  return { reason: 'no Redis answers at 127.0.0.1:6379 and TEST_REDIS_URL is not set' };
}

/** The nginx that the tests put before the server; null where none is installed. */
export function findNginx() {
  const places = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
  ];
  return places.map((place) => path.join(place, 'nginx')).find((file) => existsSync(file)) ?? null;
}

import { randomBytes } from 'node:crypto';
import pg from 'pg';

const usual = 'postgres://postgres@127.0.0.1:5432/postgres';

/** The server to measure on: `BENCH_DATABASE_URL`, else the usual local address. Null where none answers. */
export async function findPostgres() {
  const url = process.env.BENCH_DATABASE_URL ?? usual;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.end();
    return url;
  } catch {
    return null;
  }
}

/**
 * Creates a separate database, passes on its address and drops it afterwards.
 *
 * @template Result
 * @param {string} server address of a database on the server
 * @param {(url: string) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withDatabase(server, work) {
  const name = `upround_bench_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  try {
    const url = new URL(server);
    url.pathname = `/${name}`;
    return await work(url.href);
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}

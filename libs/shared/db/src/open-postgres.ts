import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { listenTo } from './listener';
import type { ConnectionErrorListener, OpenDatabase } from './open-database';
import { poolQuery } from './pool-query';
import type { SharedViews } from './shared-views';
import { TransactionClient } from './transaction-client';

/** How long anything may hold the database, in milliseconds. */
export const databaseTimeouts = {
  statement: 5_000,
  lock: 2_000,
  idleInTransaction: 10_000,
  poolWait: 2_000,
} as const;

export type DatabaseTimeouts = Record<keyof typeof databaseTimeouts, number>;

/**
 * Opens a pool of connections to a PostgreSQL server.
 *
 * @param url address of the database
 * @param connections the most connections of this process
 * @param timeouts in milliseconds
 * @param onError called with the errors of idle connections
 */
export async function openPostgres(
  url: string,
  connections: number,
  timeouts: DatabaseTimeouts,
  onError: ConnectionErrorListener,
): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    Client: TransactionClient,
    connectionTimeoutMillis: timeouts.poolWait,
    statement_timeout: timeouts.statement,
    lock_timeout: timeouts.lock,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
    application_name: 'upround',
    // Lists are short, so compiling their plans costs more than it saves; and disks have no heads to move.
    options: '-c jit=off -c timezone=UTC -c random_page_cost=1.1',
    keepAlive: true,
  });
  // A broken idle connection emits an error on the pool and on the client; one listener handles it.
  pool.on('error', () => undefined);
  // A connection that breaks between two statements of a transaction emits an error only here; unhandled it ends the
  // process.
  pool.on('connect', (client) => client.on('error', onError));
  const db = new Kysely<SharedViews>({ dialect: new PostgresDialect({ pool }) });
  const listener = listenTo(url, onError);
  let closing: Promise<void> | undefined;
  return {
    kind: 'postgres',
    db,
    pool,
    query: (text, values) => poolQuery(pool, text, values),
    subscribe: (channel, onNotification, onGap) =>
      listener.subscribe(channel, onNotification, onGap),
    close: () => {
      closing ??= listener.close().then(() => db.destroy());
      return closing;
    },
  };
}

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { PoolConfig } from 'pg';
import { lockFolder } from './folder-lock';
import { NamedClient } from './named-client';
import type { OpenDatabase } from './open-database';
import { poolQuery } from './pool-query';
import type { SharedViews } from './shared-views';

/** PostgreSQL's default of 128 MB would be most of the process; the operating system caches the files as well. */
const MEMORY = ['-c', 'shared_buffers=32MB'];

/**
 * Opens the embedded database.
 *
 * @param folder where it lives; undefined keeps it in memory
 * @param fill runs when the folder is locked and not yet opened
 * @throws FolderInUseError if another process has the folder open
 */
export async function openEmbedded(
  folder: string | undefined,
  fill?: () => Promise<void>,
): Promise<OpenDatabase> {
  const unlock = folder === undefined ? undefined : await lockFolder(folder);
  try {
    // Imported beside each other: one after the other each waits for the disk again.
    const [{ PGlite }, extensions] = await Promise.all([
      import('@electric-sql/pglite'),
      embeddedExtensions(),
      import('@electric-sql/pglite/node-postgres'),
    ]);
    await fill?.();
    const place = folder === undefined ? undefined : path.join(folder, 'database');
    if (place !== undefined) await mkdir(place, { recursive: true });
    const pglite = await PGlite.create(place, {
      extensions,
      startParams: [...PGlite.defaultStartParams, ...MEMORY],
    });
    return await databaseOn(pglite, unlock);
  } catch (error) {
    await unlock?.();
    throw error;
  }
}

/** What migrations may `create extension`; PostgreSQL brings the same with its contrib package. */
async function embeddedExtensions() {
  const [{ btree_gist }, { pg_trgm }, { unaccent }] = await Promise.all([
    import('@electric-sql/pglite/contrib/btree_gist'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/contrib/unaccent'),
  ]);
  return { btree_gist, pg_trgm, unaccent };
}

/**
 * Puts the database's interface over an open PGlite. It has one connection, so the pool has one client.
 *
 * @param pglite open and ready
 * @param onClosed runs after it is closed
 */
export async function databaseOn(
  pglite: PGlite,
  onClosed?: () => Promise<void>,
): Promise<OpenDatabase> {
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres');
  const config = createPgConfig(pglite) as unknown as PoolConfig;
  const pool = new Pool({ ...config, Client: NamedClient, max: 1, idleTimeoutMillis: 0 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  await pglite.query('set random_page_cost = 1.1');
  const db = new Kysely<SharedViews>({ dialect: new PostgresDialect({ pool }) });
  let closing: Promise<void> | undefined;
  const close = async () => {
    await db.destroy();
    await pglite.close();
    await onClosed?.();
  };
  return {
    kind: 'embedded',
    db,
    pool,
    query: (text, values) => poolQuery(pool, text, values),
    subscribe: async (channel, onNotification) => {
      const end = await pglite.listen(channel, onNotification);
      return async () => {
        await end();
      };
    },
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

import { isMigrated } from '@upround/shared/db';
import type { OpenDatabase, SqlMigration } from '@upround/shared/db';
import type { FastifyInstance } from 'fastify';
import type { ShutdownState } from './shutdown-state';
import { LEAST_BYTES, readDisk } from './disk-space';

/** What readiness depends on. */
export interface HealthOptions {
  database: OpenDatabase;
  /** The whole history of the schema; all of it must be applied. */
  steps: readonly SqlMigration[];
  /** A folder on the disk that fills up with files and the embedded database. */
  folder: string;
  shutdown: ShutdownState;
  /** After how many milliseconds a check counts as failed. */
  limitMs?: number;
}

/** One reason each for not being ready. */
type Check = 'ok' | 'failed';

const LIMIT_MS = 1_000;
const DISK_FREE_SHARE = 0.05;

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  return Promise.race([work.catch(() => null), late]).finally(() => clearTimeout(timer));
}

/** Whether a row could be written, without writing one. */
async function isWritable(database: OpenDatabase): Promise<boolean> {
  const [row] = await database.query<{ reading: string }>(
    `/* name: kit.writable */ select current_setting('transaction_read_only') as reading`,
  );
  return row?.reading === 'off';
}

/**
 * Measures how fast the database answers.
 *
 * @returns milliseconds; null where it takes longer than a second, or can't be written to
 */
export async function timeDatabase(database: OpenDatabase): Promise<number | null> {
  const begin = performance.now();
  const isOk = await within(LIMIT_MS, isWritable(database));
  return isOk === true ? performance.now() - begin : null;
}

async function hasFreeSpace(folder: string): Promise<boolean> {
  const { freeBytes, freeShare } = await readDisk(folder);
  return freeShare > DISK_FREE_SHARE && freeBytes >= LEAST_BYTES;
}

const checked = (value: boolean | null): Check => (value === true ? 'ok' : 'failed');

/** Says whether the process is up (`/healthz`) and whether it can do its work (`/readyz`). */
export function registerHealth(
  app: FastifyInstance,
  { database, steps, folder, shutdown, limitMs = LIMIT_MS }: HealthOptions,
): void {
  const open = { config: { access: 'open' as const } };
  app.get('/healthz', open, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', open, async (_, reply) => {
    const [writable, migrated, diskSpace] = await Promise.all([
      within(limitMs, isWritable(database)),
      within(limitMs, isMigrated(database, steps)),
      within(limitMs, hasFreeSpace(folder)),
    ]);
    const checks = {
      database: checked(writable),
      migrations: checked(migrated),
      disk: checked(diskSpace),
      running: checked(!shutdown.stopping),
    };
    const ready = Object.values(checks).every((check) => check === 'ok');
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'unavailable', checks });
  });
}

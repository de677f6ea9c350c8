import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrations, moveInTime, schemaVersion, type Database } from '@upround/shared/db';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { calendarDates, clockTables } from '../modules';

/** Says of which schema a finished copy is. */
const MARK = 'copy.json';
const markSchema = z.object({ schema: z.string() });

/** Of several copies made at a build, the one beside the built server. */
export const builtDemoCopy = (): string =>
  fileURLToPath(new URL('../../demo-copy', import.meta.url));

/** Marks a copy as finished; until then no server takes it. */
export function finishDemoCopy(folder: string): void {
  const mark: z.output<typeof markSchema> = { schema: schemaVersion(migrations) };
  writeFileSync(path.join(folder, MARK), JSON.stringify(mark));
}

function isUsable(folder: string): boolean {
  try {
    const mark = markSchema.parse(JSON.parse(readFileSync(path.join(folder, MARK), 'utf8')));
    return mark.schema === schemaVersion(migrations);
  } catch {
    return false;
  }
}

/**
 * Fills an empty data folder with the demo community that was made at the build, which takes a moment instead of half a
 * minute. Does nothing where the folder has a database, or where there is no copy of this version's schema: then the
 * community is made row by row.
 *
 * @param copy the folder of the copy
 * @param dataDir locked by this process, see `openDatabase`
 */
export async function placeDemoCopy(copy: string, dataDir: string): Promise<void> {
  const database = path.join(dataDir, 'database');
  if (existsSync(database) || !isUsable(copy)) return;
  await cp(path.join(copy, 'media'), path.join(dataDir, 'media'), { recursive: true });
  // Renamed when it is complete: a start that is cut off begins again.
  const partial = `${database}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  await cp(path.join(copy, 'database'), partial, { recursive: true });
  await rename(partial, database);
}

/** Remembers in the database itself when its rows were made, so that the copies are moved in time exactly once. */
export async function rememberMaking(db: Database, madeAt: Date): Promise<void> {
  await sql`create table demo_copy as select ${madeAt}::timestamptz as made_at`.execute(db);
}

/**
 * Moves a placed copy in time, so that the community is as lively as one that was made just now.
 *
 * @returns whether the database was an unmoved copy
 */
export async function freshenDemoCopy(db: Database, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is_copy: boolean }>`
    select to_regclass('public.demo_copy') is not null as is_copy`.execute(db);
  if (rows[0]?.is_copy !== true) return false;
  await db.transaction().execute(async (trx) => {
    const made = await sql<{ made_at: Date }>`select made_at from demo_copy`.execute(trx);
    await sql`drop table demo_copy`.execute(trx);
    const age = now.getTime() - (made.rows[0]?.made_at ?? now).getTime();
    if (age < UNNOTICED_MS) return;
    await moveInTime(trx, age, {
      fixed: ['schema_migrations', ...calendarDates],
      byWholeDays: clockTables,
    });
    // The embedded database has no autovacuum that collects statistics for the planner.
    await sql`analyze`.execute(trx);
  });
  return true;
}

/** A copy younger than this is not moved in time: pages show ages in minutes. */
const UNNOTICED_MS = 60_000;

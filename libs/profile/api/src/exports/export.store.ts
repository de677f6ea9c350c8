import type { DataExport } from '@upround/profile/contract';
import { newId, type Database, type Trx } from '@upround/shared/db';
import { sql } from 'kysely';
import { tablesIn, tablesOf, type ExportState } from '../people-tables';

/** For how long a finished export can be fetched. */
const LINK_DAYS = 7;
const DAY_MS = 24 * 3_600_000;
/** How often a failing export is tried before it counts as failed. */
export const EXPORT_TRIES = 5;
/** How many of a member's exports are listed. */
const LISTED = 20;

interface ExportRow {
  id: string;
  state: ExportState;
  progress: number;
  requested_at: Date;
  expires_at: Date | null;
  bytes: string | null;
}

const columns = ['id', 'state', 'progress', 'requested_at', 'expires_at', 'bytes'] as const;

function toExport(row: ExportRow, now: Date): DataExport {
  const isOver = row.expires_at !== null && row.expires_at <= now;
  const state = row.state === 'READY' && isOver ? 'EXPIRED' : row.state;
  const isThere = state === 'READY';
  return {
    id: row.id,
    state,
    progress: row.progress,
    requestedAt: row.requested_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    size: isThere ? Number(row.bytes) : null,
    url: isThere ? `/v1/export/${row.id}/file` : null,
  };
}

/** A member's exports, newest first. */
export async function listExportsOf(
  db: Database,
  userId: string,
  now: Date,
): Promise<DataExport[]> {
  const rows = await tablesOf(db)
    .selectFrom('data_exports')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute();
  return rows.map((row) => toExport(row, now));
}

/**
 * Inserts a requested export. The person's row is locked meanwhile, so that only one of many concurrent calls counts.
 *
 * @returns undefined where one was asked for within the last 24 hours; a failed one does not count
 */
export async function insertExport(
  trx: Trx,
  userId: string,
  now: Date,
): Promise<DataExport | undefined> {
  const tables = tablesIn(trx);
  await tables
    .selectFrom('people')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .execute();
  const recent = await tables
    .selectFrom('data_exports')
    .select('id')
    .where('user_id', '=', userId)
    .where('requested_at', '>', new Date(now.getTime() - DAY_MS))
    .where('state', '<>', 'FAILED')
    .limit(1)
    .executeTakeFirst();
  if (recent !== undefined) return undefined;
  const row = await tables
    .insertInto('data_exports')
    .values({ id: newId(), user_id: userId, requested_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toExport(row, now);
}

/**
 * Begins to build an export, or begins again.
 *
 * @returns whose it is and the how manieth try this is; undefined where there is nothing to build any more
 */
export function beginExport(
  db: Database,
  id: string,
): Promise<{ userId: string; tries: number } | undefined> {
  return tablesOf(db)
    .updateTable('data_exports')
    .set({ state: 'RUNNING', progress: 0, tries: sql<number>`tries + 1` })
    .where('id', '=', id)
    .where('state', 'in', ['WAITING', 'RUNNING'])
    .returning(['user_id as userId', 'tries'])
    .executeTakeFirst();
}

export async function showProgress(db: Database, id: string, progress: number): Promise<void> {
  await tablesOf(db)
    .updateTable('data_exports')
    .set({ progress })
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .execute();
}

/** Finishes an export. False where it is wanted no more: its owner was erased meanwhile. */
export async function finishExport(
  db: Database,
  id: string,
  file: { key: string; bytes: number; now: Date },
): Promise<boolean> {
  const row = await tablesOf(db)
    .updateTable('data_exports')
    .set({
      state: 'READY',
      progress: 100,
      file_key: file.key,
      bytes: file.bytes,
      expires_at: new Date(file.now.getTime() + LINK_DAYS * DAY_MS),
    })
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function failExport(db: Database, id: string): Promise<void> {
  await tablesOf(db)
    .updateTable('data_exports')
    .set({ state: 'FAILED' })
    .where('id', '=', id)
    .execute();
}

/** The file of the member's own export, until its link expires. */
export async function findExportFile(
  db: Database,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<{ key: string; requestedAt: Date } | undefined> {
  const row = await tablesOf(db)
    .selectFrom('data_exports')
    .select(['file_key', 'requested_at'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('state', '=', 'READY')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const key = row?.file_key ?? null;
  if (row === undefined || key === null) return undefined;
  return { key, requestedAt: row.requested_at };
}

/** Ends exports whose time is over; answers the keys of their files. */
export async function expireExports(trx: Trx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ file_key: string }>`
    with over as (
      select id, file_key from data_exports where state = 'READY' and expires_at <= ${now}
      order by expires_at limit 500 for update skip locked
    ), ended as (
      update data_exports set state = 'EXPIRED', file_key = null, bytes = null
      from over where data_exports.id = over.id
    )
    select file_key from over where file_key is not null`.execute(trx);
  return rows.map((row) => row.file_key);
}

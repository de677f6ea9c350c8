import { handleTask, type TaskContext, type TaskHandler } from '@upround/shared/tasks';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { removeFiles } from '../files/remove-files.task';
import type { ProfileSettings } from '../profile-settings';
import {
  beginExport,
  EXPORT_TRIES,
  expireExports,
  failExport,
  finishExport,
  showProgress,
} from './export.store';
import { writeRecords, type RecordFiles } from './record-files';
import { writeArchive } from './write-archive';

/** Builds one export. One at a time, so that exports never crowd out what people wait for. */
export const buildExport = {
  name: 'profile.build-export',
  data: z.object({ exportId: z.string() }),
  batch: 1,
  expireSeconds: 3600,
  retries: EXPORT_TRIES,
};

const endExports = {
  name: 'profile.end-exports',
  data: z.object({}),
  schedule: '7 * * * *',
};

/** The part of the progress that reading takes; packing and storing are the rest. */
const READING_PERCENT = 90;
const KEY_BYTES = 24;

async function build(
  settings: ProfileSettings,
  { db }: TaskContext,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'upround-export-'));
  try {
    const records: RecordFiles[] = [];
    const sources = settings.contributed().exports;
    for (const source of sources) {
      records.push(await writeRecords(db, source, userId, folder));
      const share = records.length / sources.length;
      await showProgress(db, id, Math.floor(share * READING_PERCENT));
    }
    const archive = path.join(folder, 'archive.zip');
    await writeArchive(settings.files, records, archive, settings.now());
    const key = `export-${randomBytes(KEY_BYTES).toString('base64url')}.zip`;
    await settings.files.putFile(key, archive, 'application/zip');
    const { size } = await stat(archive);
    const isWanted = await finishExport(db, id, { key, bytes: size, now: settings.now() });
    if (!isWanted) await settings.files.remove([key]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Building exports, and taking their files away after seven days. */
export function exportTasks(settings: ProfileSettings): TaskHandler[] {
  return [
    handleTask(buildExport, async (context, { exportId: id }) => {
      const begun = await beginExport(context.db, id);
      if (begun === undefined) return;
      try {
        await build(settings, context, { id, userId: begun.userId });
      } catch (error) {
        if (begun.tries >= EXPORT_TRIES) await failExport(context.db, id);
        throw error;
      }
    }),
    handleTask(endExports, (context) =>
      context.inTransaction(async (trx, tasks) => {
        const keys = await expireExports(trx, settings.now());
        if (keys.length > 0) await tasks.send(removeFiles, { keys });
      }),
    ),
  ];
}

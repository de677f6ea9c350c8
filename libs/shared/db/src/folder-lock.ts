import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { processStart } from './process-start';

/** Another process has the folder open. */
export class FolderInUseError extends Error {
  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that process, or set DATA_DIR to another folder.`,
    );
    this.name = 'FolderInUseError';
  }
}

interface Holder {
  pid: number;
  /** When that process began, so that a reused number is not taken for it. */
  started: string;
}

const LOCK = 'upround.lock';
const ATTEMPTS = 300;
const PAUSE_MS = 10;

/** The process that holds a lock: null where it is unknown, undefined where there is no lock. */
async function holderOf(file: string): Promise<Holder | null | undefined> {
  try {
    const holder = JSON.parse(await readFile(file, 'utf8')) as Partial<Holder>;
    return typeof holder.pid === 'number' && typeof holder.started === 'string'
      ? { pid: holder.pid, started: holder.started }
      : null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : null;
  }
}

function lives(holder: Holder): boolean {
  const started = processStart(holder.pid);
  return started !== null && (started === holder.started || holder.started === '');
}

/**
 * Takes a folder for this process alone. The embedded database does not guard its files: two processes on one
 * folder overwrite each other's rows. A lock whose process is gone is taken over.
 *
 * @param folder made if it is not there
 * @returns gives the folder free again
 * @throws FolderInUseError if a living process holds it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const lock = path.join(folder, LOCK);
  const own = path.join(folder, `${LOCK}.${process.pid}.${process.hrtime.bigint()}`);
  const text = JSON.stringify({ pid: process.pid, started: processStart(process.pid) ?? '' });
  await writeFile(own, text);
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      // Linking is atomic, so that no process reads a half-written lock.
      if (await linked(own, lock)) return () => unlock(lock, text);
      const holder = await holderOf(lock);
      if (holder && lives(holder)) throw new FolderInUseError(folder, holder.pid);
      await removeDead(lock, own);
    }
    throw new Error(`The lock of the data folder ${folder} cannot be taken.`);
  } finally {
    await rm(own, { force: true });
  }
}

async function linked(own: string, lock: string): Promise<boolean> {
  try {
    await link(own, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Deletes the lock of a dead process. A second lock lets one process at a time do so: between reading the lock and
 * deleting it no other process can have replaced it with its own.
 */
async function removeDead(lock: string, own: string): Promise<void> {
  const gate = `${lock}.takeover`;
  if (!(await linked(own, gate))) {
    const holder = await holderOf(gate);
    // The process that held the second lock has died, too.
    if (holder && !lives(holder)) await rm(gate, { force: true });
    await pause(PAUSE_MS);
    return;
  }
  try {
    const holder = await holderOf(lock);
    if (holder === null || (holder && !lives(holder))) await rm(lock, { force: true });
  } finally {
    await rm(gate, { force: true });
  }
}

async function unlock(lock: string, text: string): Promise<void> {
  const now = await readFile(lock, 'utf8').catch(() => null);
  if (now === text) await rm(lock, { force: true });
}

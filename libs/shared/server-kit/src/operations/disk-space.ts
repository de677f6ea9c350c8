import { statfs } from 'node:fs/promises';

/** Watches the free space of a disk. */
export interface DiskSpace {
  /** Whether there is enough to write safely. */
  enough(): boolean;
  stop(): void;
}

/**
 * Below this nothing is written: the embedded database needs a log segment of 16 MB at any moment, and does not
 * survive a write that finds the disk full.
 */
export const LEAST_BYTES = 24 * 1024 * 1024;
const LOOK_EVERY_MS = 500;

/**
 * Begins to watch a disk.
 *
 * @param folder on that disk
 * @param read the free bytes; the system's answer by default
 */
export async function watchDiskSpace(
  folder: string,
  read: (folder: string) => Promise<number> = freeBytes,
): Promise<DiskSpace> {
  let enough = true;
  const look = async () => {
    // A disk that cannot be asked is not called full.
    enough = await read(folder).then(
      (bytes) => bytes >= LEAST_BYTES,
      () => true,
    );
  };
  await look();
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  return { enough: () => enough, stop: () => clearInterval(timer) };
}

async function freeBytes(folder: string): Promise<number> {
  return (await readDisk(folder)).freeBytes;
}

/** Reads how much of a disk is free, in bytes and as a share from 0 to 1. */
export async function readDisk(folder: string): Promise<{ freeBytes: number; freeShare: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const free = Number(bavail);
  return { freeBytes: free * Number(bsize), freeShare: free / Math.max(1, Number(blocks)) };
}

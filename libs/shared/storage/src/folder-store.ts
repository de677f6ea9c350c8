import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { isFileKey, type FileStore } from './file-store';
import { mediaTypeOf } from './media-types';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Keeps files in a folder of this machine.
 *
 * @param folder made when the first file comes
 */
export function createFolderStore(folder: string): FileStore {
  const placeOf = (key: string) => {
    if (!isFileKey(key)) throw new Error(`This is not the key of a file: ${JSON.stringify(key)}`);
    // Two letters of the key spread the files over folders that a person can still list.
    return path.join(folder, key.slice(0, 2), key);
  };
  return {
    async put(key, bytes) {
      const place = placeOf(key);
      const beside = `${place}.${randomUUID()}.part`;
      await mkdir(path.dirname(place), { recursive: true });
      try {
        await writeFile(beside, bytes);
        // Renaming is one step: a reader never sees half a file.
        await rename(beside, place);
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
    },
    async get(key) {
      if (!isFileKey(key)) return null;
      try {
        return { bytes: await readFile(placeOf(key)), contentType: mediaTypeOf(key) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(keys) {
      await Promise.all(keys.filter(isFileKey).map((key) => rm(placeOf(key), { force: true })));
    },
  };
}

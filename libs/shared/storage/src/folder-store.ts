import { copyFile, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { isFileKey, type LargeFileStore } from './file-store';
import { mediaTypeOf } from './media-types';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Keeps files in a folder of this machine.
 *
 * @param folder made when the first file comes
 */
export function createFolderStore(folder: string): LargeFileStore {
  const placeOf = (key: string) => {
    if (!isFileKey(key)) throw new Error(`This is not the key of a file: ${JSON.stringify(key)}`);
    // Two letters of the key spread the files over folders that a person can still list.
    return path.join(folder, key.slice(0, 2), key);
  };
  const keep = async (key: string, write: (beside: string) => Promise<void>) => {
    const place = placeOf(key);
    const beside = `${place}.${randomUUID()}.part`;
    await mkdir(path.dirname(place), { recursive: true });
    try {
      await write(beside);
      // Renaming is one step: a reader never sees half a file.
      await rename(beside, place);
    } catch (error) {
      await rm(beside, { force: true });
      throw error;
    }
  };
  return {
    put: (key, bytes) => keep(key, (beside) => writeFile(beside, bytes)),
    putFile: (key, source) => keep(key, (beside) => copyFile(source, beside)),
    async open(key) {
      if (!isFileKey(key)) return null;
      try {
        const file = await open(placeOf(key));
        const { size } = await file.stat();
        return { size, contentType: mediaTypeOf(key), stream: file.createReadStream() };
      } catch (error) {
        if (isMissing(error)) return null;
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

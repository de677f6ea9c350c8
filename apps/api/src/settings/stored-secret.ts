import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SECRET_BYTES = 32;
const OWNER_ONLY = 0o600;

/**
 * A secret that is created once and stored in the data folder, readable only by its owner.
 *
 * @param dataDir made if it is missing
 * @param name of the file
 * @returns 64 hexadecimal digits, the same at every start
 */
export function storedSecret(dataDir: string, name: string): string {
  const file = path.join(dataDir, name);
  const read = () => readFileSync(file, 'utf8').trim();
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const own = `${file}.${process.pid}`;
  writeFileSync(own, `${randomBytes(SECRET_BYTES).toString('hex')}\n`, { mode: OWNER_ONLY });
  chmodSync(own, OWNER_ONLY);
  try {
    // A link is made once: of two first starts at the same time, both read the same secret.
    linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
  return read();
}

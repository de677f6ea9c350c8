import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 0o700;
const FILE = 0o600;
const OTHERS = 0o077;

/** What the server itself keeps in the data folder with all that lies below. Files of `media` are hidden by their folder. */
const whole = ['database', 'mail'];
const own = ['media', 'secret-key', 'operator-key', 'mail-key', 'address', 'upround.lock'];

/** Windows has no such modes: there a folder takes the rights of the one that it lies in. */
const hasModes = process.platform !== 'win32';

function hide(place: string, isDeep: boolean): void {
  const found = lstatSync(place, { throwIfNoEntry: false });
  // A link leads out of the folder, to what is not ours.
  if (found === undefined || found.isSymbolicLink()) return;
  const isFolder = found.isDirectory();
  if ((found.mode & OTHERS) !== 0) chmodSync(place, isFolder ? FOLDER : FILE);
  if (isFolder && isDeep) for (const name of readdirSync(place)) hide(path.join(place, name), true);
}

/** Sets the umask so that only this account can read the files that this process creates. */
export function keepToOwner(): void {
  if (hasModes) process.umask(OTHERS);
}

/**
 * Makes the data folder, or corrects one that an earlier version made: its owner alone reads codes, keys and rows.
 *
 * @throws Error where the folder belongs to another account and is open to others
 */
export function openDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: FOLDER });
  if (!hasModes) return;
  hide(dataDir, false);
  for (const name of own) hide(path.join(dataDir, name), false);
  for (const name of whole) hide(path.join(dataDir, name), true);
}

import fs from 'node:fs';
import path from 'node:path';

const FOLDER = 0o700;
const FILE = 0o600;
const OTHERS = 0o077;

/**
 * Entries of the data folder, with their subfolders, that the server owns. Files of `media` are protected by their
 * folder.
 */
const whole = ['database', 'mail'];
const own = ['media', 'secret-key', 'operator-key', 'mail-key', 'address', 'upround.lock'];

/** Windows has no such modes: there a folder inherits its parent's permissions. */
const hasModes = process.platform !== 'win32';

/** What opening the folder asks of the file system. */
export type FolderCalls = Pick<
  typeof fs,
  'accessSync' | 'chmodSync' | 'lstatSync' | 'mkdirSync' | 'readdirSync'
>;

const OTHER_FOLDER = 'set DATA_DIR to another folder.';

/** The data folder can't be used as it is. The message says why and what to do. */
export class DataFolderError extends Error {
  constructor(message: string, cause: unknown) {
    super(`${message}, or ${OTHER_FOLDER}`, { cause });
    this.name = 'DataFolderError';
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error);

/** What can go wrong with a place in the data folder, as errors that say what to do. */
const errorsOf = (dataDir: string, account: number | undefined) => ({
  notCreated: (error: unknown) =>
    ['EEXIST', 'ENOTDIR'].includes(codeOf(error))
      ? new DataFolderError(
          `The data folder ${dataDir} can’t be created: a file is in the way. Move the file`,
          error,
        )
      : new DataFolderError(
          `The data folder ${dataDir} can’t be created (${codeOf(error)}). Create it for this account`,
          error,
        ),
  noAccess: (error: unknown, place = dataDir, owner = account) => {
    const what = place === dataDir ? `The data folder ${dataDir}` : `${place} in the data folder`;
    return owner === account
      ? new DataFolderError(
          `${what} can’t be read and written (${codeOf(error)}). Give this account access to it`,
          error,
        )
      : new DataFolderError(
          `${what} belongs to another account (user id ${owner}; the server runs as ${account}). ` +
            `Start the server as that account, run "chown -R ${account} ${dataDir}" as an administrator`,
          error,
        );
  },
  noPermissions: (error: unknown, place: string) =>
    new DataFolderError(
      `The permissions of ${place} can’t be set (${codeOf(error)}), so others on this machine could read it. ` +
        'Its file system may not support permissions: use one that does',
      error,
    ),
});

function attempt<T>(work: () => T, explain: (error: unknown) => DataFolderError): T {
  try {
    return work();
  } catch (error) {
    throw explain(error);
  }
}

/** Sets the umask so that only this account can read the files that this process creates. */
export function restrictToOwner(): void {
  if (hasModes) process.umask(OTHERS);
}

/**
 * Makes the data folder, or corrects one that an earlier version made: its owner alone reads codes, keys and rows.
 *
 * @param account user id of the server; undefined on Windows
 * @throws DataFolderError where the folder can't be made or used, or stays open to others
 */
export function openDataFolder(
  dataDir: string,
  files: FolderCalls = fs,
  account = process.geteuid?.(),
): void {
  const { notCreated, noAccess, noPermissions } = errorsOf(dataDir, account);

  function hide(place: string, isDeep: boolean): void {
    const found = attempt(
      () => files.lstatSync(place, { throwIfNoEntry: false }),
      (error) => noAccess(error),
    );
    // A link may lead out of the folder, to files of others.
    if (found === undefined || found.isSymbolicLink()) return;
    const isFolder = found.isDirectory();
    if ((found.mode & OTHERS) !== 0) {
      attempt(
        () => files.chmodSync(place, isFolder ? FOLDER : FILE),
        (error) =>
          found.uid === account ? noPermissions(error, place) : noAccess(error, place, found.uid),
      );
    }
    if (!isFolder || !isDeep) return;
    const names = attempt(
      () => files.readdirSync(place),
      (error) => noAccess(error, place, found.uid),
    );
    for (const name of names) hide(path.join(place, name), true);
  }

  attempt(() => files.mkdirSync(dataDir, { recursive: true, mode: FOLDER }), notCreated);
  if (!hasModes) return;
  hide(dataDir, false);
  const { R_OK, W_OK, X_OK } = fs.constants;
  attempt(
    () => files.accessSync(dataDir, R_OK | W_OK | X_OK),
    (error) => noAccess(error),
  );
  for (const name of own) hide(path.join(dataDir, name), false);
  for (const name of whole) hide(path.join(dataDir, name), true);
}

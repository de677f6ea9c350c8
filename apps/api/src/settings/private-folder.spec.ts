import fs, {
  chmodSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ownFolder, startServerProcess } from '@upround/shared/testing-server';
import { DataFolderError, openDataFolder, type FolderCalls } from './private-folder';

const OTHERS = 0o077;
const isOpen = (place: string) => (statSync(place).mode & OTHERS) !== 0;

/** Everything below a folder that others on the machine may read or write; folders of files count by themselves. */
const openBelow = (folder: string, isDeep: (name: string) => boolean = () => true): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    const below = entry.isDirectory() && isDeep(entry.name) ? openBelow(place) : [];
    return [...(isOpen(place) ? [place] : []), ...below];
  });

describe('T54: the data folder', () => {
  let own: Awaited<ReturnType<typeof ownFolder>>;

  beforeEach(async () => {
    own = await ownFolder();
  });
  afterEach(() => own.remove());

  it('of an earlier version is closed to others, and the target of a link is left alone', () => {
    const at = (...names: string[]) => path.join(own.folder, 'data', ...names);
    for (const folder of ['database/base/1', 'mail', 'media/ab'])
      mkdirSync(at(folder), { recursive: true });
    for (const file of [
      'database/base/1/1',
      'mail/1.eml',
      'media/ab/1',
      'operator-key',
      'notes.txt',
    ]) {
      writeFileSync(at(file), 'x');
      chmodSync(at(file), 0o666);
    }
    for (const folder of ['', 'database', 'database/base', 'mail', 'media'])
      chmodSync(at(folder), 0o777);
    const elsewhere = path.join(own.folder, 'elsewhere');
    writeFileSync(elsewhere, 'x');
    chmodSync(elsewhere, 0o644);
    symlinkSync(elsewhere, at('database/link'));
    openDataFolder(at());
    expect(isOpen(at())).toBe(false);
    expect(
      openBelow(at(), (name) => name !== 'media').filter((place) => !place.endsWith('link')),
    ).toEqual([at('notes.txt')]);
    expect(statSync(elsewhere).mode & 0o777).toBe(0o644);
  });

  describe('that can’t be used stops the start with the problem and its solution', () => {
    const SERVER = 1001;
    const OWNER = 1000;
    const failing = (code: string) => () => {
      throw Object.assign(new Error(`${code}: operation not permitted, chmod`), { code });
    };
    /** The file system, but for some calls; everything on it belongs to one account. */
    const filesWith = (calls: Partial<FolderCalls>, owner = SERVER): FolderCalls => ({
      ...fs,
      lstatSync: ((place: string) => {
        const found = fs.lstatSync(place, { throwIfNoEntry: false });
        return found === undefined ? undefined : Object.assign(found, { uid: owner });
      }) as FolderCalls['lstatSync'],
      ...calls,
    });
    function messageFor(place: string, calls: Partial<FolderCalls>, owner?: number): string {
      try {
        openDataFolder(place, filesWith(calls, owner), SERVER);
      } catch (error) {
        expect(error).toBeInstanceOf(DataFolderError);
        return (error as Error).message;
      }
      return 'opened';
    }
    const dataFolder = () => {
      const place = path.join(own.folder, 'data');
      mkdirSync(path.join(place, 'mail'), { recursive: true, mode: 0o755 });
      chmodSync(place, 0o755);
      return place;
    };
    const OTHER_FOLDER = 'set DATA_DIR to another folder.';

    it('if it belongs to another account', () => {
      const place = dataFolder();
      const message = messageFor(place, { chmodSync: failing('EPERM') }, OWNER);
      expect(message).toBe(
        `The data folder ${place} belongs to another account (user id ${OWNER}; the server runs as ${SERVER}). ` +
          `Start the server as that account, run "chown -R ${SERVER} ${place}" as an administrator, or ${OTHER_FOLDER}`,
      );
    });

    it('if a file in it belongs to another account', () => {
      const place = dataFolder();
      chmodSync(place, 0o700);
      const message = messageFor(place, { readdirSync: failing('EACCES') }, OWNER);
      expect(message).toContain(`${path.join(place, 'mail')} in the data folder`);
      expect(message).toContain(`chown -R ${SERVER} ${place}`);
    });

    it('if its file system has no permissions', () => {
      const place = dataFolder();
      expect(messageFor(place, { chmodSync: failing('EPERM') })).toBe(
        `The permissions of ${place} can’t be set (EPERM), so others on this machine could read it. ` +
          `Its file system may not support permissions: use one that does, or ${OTHER_FOLDER}`,
      );
    });

    it('if it can’t be written', () => {
      const place = dataFolder();
      expect(messageFor(place, { accessSync: failing('EROFS') })).toBe(
        `The data folder ${place} can’t be read and written (EROFS). Give this account access to it, or ${OTHER_FOLDER}`,
      );
    });

    it('if it can’t be created', () => {
      writeFileSync(path.join(own.folder, 'file'), 'x');
      const place = path.join(own.folder, 'file', 'data');
      expect(messageFor(place, {})).toBe(
        `The data folder ${place} can’t be created: a file is in the way. Move the file, or ${OTHER_FOLDER}`,
      );
    });

    it('in a line of the server, not as a taken port', async () => {
      const place = path.join(own.folder, 'file');
      writeFileSync(place, 'x');
      const server = await startServerProcess('main', {
        dataDir: place,
        untilReady: false,
      });
      expect(await server.ended).toBe(1);
      expect(server.errors()).toContain(
        `The data folder ${place} can’t be created: a file is in the way`,
      );
      expect(server.errors()).not.toContain('PORT');
    }, 120_000);
  });

  it('of a running server can only be read by its owner', async () => {
    const data = path.join(own.folder, 'data');
    const server = await startServerProcess('main', { dataDir: data });
    await fetch(`${server.url}/v2/auth/code`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@upround.test', purpose: 'SIGN_IN' }),
    });
    server.signal('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(isOpen(data)).toBe(false);
    // The embedded database gives its files modes of its own; their folder hides them, and each start corrects them.
    expect(openBelow(data, (name) => name !== 'database')).toEqual([]);
    openDataFolder(data);
    expect(openBelow(data)).toEqual([]);
  }, 120_000);
});

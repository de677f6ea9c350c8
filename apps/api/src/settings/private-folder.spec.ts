import { chmodSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownFolder, startServerProcess } from '@upround/shared/testing-server';
import { openDataFolder } from './private-folder';

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

  it('made by an earlier version is closed to others, and what a link leads to is left alone', () => {
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

  it('of a running server is readable by its owner alone', async () => {
    const data = path.join(own.folder, 'data');
    const server = await startServerProcess('apps/api/src/main.ts', { dataDir: data });
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

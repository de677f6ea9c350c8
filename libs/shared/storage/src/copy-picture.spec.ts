import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyPicture } from './copy-picture';
import { createFolderStore } from './folder-store';

describe('a copy of a picture', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'upround-copy-'));
  const store = createFolderStore(folder);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const picture = {
    key: 'one-640.webp',
    variants: [{ key: 'one-320.webp', width: 320 }],
    width: 640,
    height: 480,
    color: '#ffffff',
    alt: 'A chart',
  };

  it('has files of its own, which stay when the first are taken away', async () => {
    await store.put('one-640.webp', Buffer.from('full'), 'image/webp');
    await store.put('one-320.webp', Buffer.from('small'), 'image/webp');
    const copy = await copyPicture(store, picture);
    await store.remove(['one-640.webp', 'one-320.webp']);
    expect(copy).toMatchObject({ width: 640, height: 480, alt: 'A chart' });
    expect((await store.get(copy?.key ?? ''))?.bytes.toString()).toBe('full');
    expect((await store.get(copy?.variants[0]?.key ?? ''))?.bytes.toString()).toBe('small');
  });

  it('is none where a file is gone, and leaves nothing behind', async () => {
    await store.put('two-640.webp', Buffer.from('full'), 'image/webp');
    const files = () => readdirSync(folder, { recursive: true }).filter((n) => /webp/.test(`${n}`));
    const before = files();
    expect(await copyPicture(store, { ...picture, key: 'two-640.webp' })).toBeNull();
    expect(files()).toEqual(before);
  });
});

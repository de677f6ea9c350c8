import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { LargeFileStore } from './file-store';
import { createFolderStore } from './folder-store';
import { createS3Store } from './s3-store';

/** As much of an S3 service as the store speaks to: objects by path in memory. */
async function startBucket() {
  const objects = new Map<string, { bytes: Buffer; type: string }>();
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
      const body = Buffer.concat(chunks);
      if (request.method === 'PUT') {
        objects.set(pathname, { bytes: body, type: request.headers['content-type'] ?? '' });
        return response.end();
      }
      if (request.method === 'POST' && searchParams.has('delete')) {
        for (const [, key] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g)) {
          objects.delete(`${pathname.replace(/\/$/, '')}/${key}`);
        }
        return response.end('<DeleteResult></DeleteResult>');
      }
      const found = objects.get(pathname);
      if (found) return response.setHeader('content-type', found.type).end(found.bytes);
      response.statusCode = 404;
      return response.end('<Error><Code>NoSuchKey</Code></Error>');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'upround-files-'));
let bucket: Awaited<ReturnType<typeof startBucket>>;

beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await bucket?.close();
});

describe.each<[string, () => Promise<LargeFileStore>]>([
  ['the folder', async () => createFolderStore(folder)],
  [
    'the bucket',
    async () =>
      createS3Store({ endpoint: bucket.endpoint, bucket: 'files', accessKey: 'a', secretKey: 'b' }),
  ],
])('%s', (_, open) => {
  it('keeps a file under its key, and replaces it', async () => {
    const store = await open();
    await store.put('picture-320.webp', Buffer.from('one'), 'image/webp');
    await store.put('picture-320.webp', Buffer.from('two'), 'image/webp');
    const file = await store.get('picture-320.webp');
    expect(file?.bytes.toString()).toBe('two');
    expect(file?.contentType).toBe('image/webp');
  });

  it('answers null where there is nothing', async () => {
    expect(await (await open()).get('nothing.webp')).toBeNull();
  });

  it('keeps a copy of a file of this machine, and gives it piece by piece', async () => {
    const store = await open();
    const source = path.join(folder, 'source');
    writeFileSync(source, 'x'.repeat(300_000));
    await store.putFile('archive.zip', source, 'application/zip');
    const file = await store.open('archive.zip');
    const chunks: Buffer[] = [];
    for await (const chunk of file?.stream ?? []) chunks.push(chunk as Buffer);
    expect([file?.contentType, Buffer.concat(chunks).toString().length]).toEqual([
      'application/zip',
      300_000,
    ]);
    rmSync(source);
    expect(await store.open('nothing.zip')).toBeNull();
    await expect(store.putFile('../a.zip', source, 'application/zip')).rejects.toThrow(
      'not the key',
    );
  });

  it('takes files away and passes over those that are not there', async () => {
    const store = await open();
    await store.put('gone.webp', Buffer.from('x'), 'image/webp');
    await store.remove(['gone.webp', 'never-was.webp']);
    expect(await store.get('gone.webp')).toBeNull();
  });

  it.each([
    '../secret.webp',
    'a/b.webp',
    'a.webp.exe',
    '.webp',
    'noending',
    'a\0.webp',
    '%2e%2e.webp',
  ])('T49: takes no key that leads elsewhere: %j', async (key) => {
    const store = await open();
    await expect(store.put(key, Buffer.from('x'), 'image/webp')).rejects.toThrow('not the key');
    expect(await store.get(key)).toBeNull();
  });
});

it('leaves no half file when writing fails', async () => {
  const store = createFolderStore(path.join(folder, 'blocked'));
  const notBytes = { byteLength: 3 } as unknown as Uint8Array;
  await expect(store.put('half.webp', notBytes, 'image/webp')).rejects.toThrow();
  expect(readdirSync(path.join(folder, 'blocked', 'ha'))).toEqual([]);
});

import { limits } from '@upround/shared/contract-core';
import { createImages } from '@upround/shared/storage';
import type { FileStore, StoredFile } from '@upround/shared/storage';
import sharp from 'sharp';
import { codeOf, fieldOf, idsOf, startFeedServer } from '../test/feed-server.fixtures';
import type { FeedServer, TestPerson } from '../test/feed-server.fixtures';

const stored = new Map<string, StoredFile>();
const files: FileStore = {
  put: async (key, bytes, contentType) =>
    void stored.set(key, { bytes: Buffer.from(bytes), contentType }),
  get: async (key) => stored.get(key) ?? null,
  remove: async (keys) => keys.forEach((key) => stored.delete(key)),
};
const images = createImages(files);

let server: FeedServer;
let author: TestPerson;

beforeAll(async () => {
  server = await startFeedServer({ images, files });
  author = await server.person();
});

afterAll(async () => {
  images.close();
  await server?.stop();
});

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
const post = (pictures: readonly Uint8Array[], alts?: string[]) =>
  server.send('POST', '/v2/post', author, { type: 'POST', text: 'Look', alts }, pictures);

describe('the images of a post', () => {
  it('spec 5.3: are stored in several widths, with their size, colour and alt text', async () => {
    const { status, body } = await post([await plain(1600, 800)], ['A blue field']);
    expect(status).toBe(201);
    const [image] = body.data.images;
    expect(image).toMatchObject({ width: 1280, height: 640, alt: 'A blue field' });
    expect(image?.color).toMatch(/^#[0-9a-f]{6}$/);
    const urls = [image?.url, ...(image?.variants.map(({ url }) => url) ?? [])];
    const keys = urls.map((url) => url?.replace('/media/', ''));
    expect(new Set(keys)).toEqual(new Set(stored.keys()));
  });

  it('are deleted with the post', async () => {
    stored.clear();
    const { body } = await post([await plain(700, 700)]);
    expect(stored.size).toBeGreaterThan(0);
    await server.send('DELETE', `/v2/post/${body.data.id}`, author);
    await server.drain();
    expect(stored.size).toBe(0);
  });

  it('O8: are limited for each ten minutes, and those of a rejected post are deleted', async () => {
    const limited = await startFeedServer({ images, files }, { rateLimits: 'on' });
    const busy = await limited.person();
    const { points } = limits.upload;
    stored.clear();
    const picture = await plain(20, 20);
    const send = (count: number) =>
      limited.send(
        'POST',
        '/v2/post',
        busy,
        { type: 'POST', text: 'Look' },
        Array(count).fill(picture),
      );
    for (let at = 0; at < points; at += 4) expect((await send(4)).status).toBe(201);
    const kept = stored.size;
    const refused = await send(1);
    expect([refused.status, codeOf(refused)]).toEqual([429, 'RATE_LIMITED']);
    expect(stored.size).toBe(kept);
    await limited.stop();
  });

  it.each([
    ['a text', Buffer.from('just words'), 'IMAGE_UNREADABLE'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'IMAGE_UNREADABLE'],
    [
      'half a picture',
      Buffer.from('\x89PNG\r\n\x1a\nand then nothing', 'latin1'),
      'IMAGE_UNREADABLE',
    ],
    ['nothing', Buffer.alloc(0), 'IMAGE_UNREADABLE'],
  ])('R17: %s is rejected with its position, and no post is saved', async (_, bytes, code) => {
    const before = idsOf((await server.get('/v4/post?filter=latest')).body);
    stored.clear();
    const answer = await post([await plain(10, 10), bytes]);
    expect([answer.status, codeOf(answer), fieldOf(answer)]).toEqual([400, code, 'images.1']);
    expect(idsOf((await server.get('/v4/post?filter=latest')).body)).toEqual(before);
    expect(stored.size).toBe(0);
  });

  it('M10: one of more than 24 megapixels is rejected', async () => {
    const answer = await post([await plain(6_000, 4_100)]);
    expect([answer.status, codeOf(answer), fieldOf(answer)]).toEqual([
      400,
      'IMAGE_TOO_LARGE',
      'images.0',
    ]);
  });

  it('spec 5.3: are four at most', async () => {
    const small = await plain(4, 4);
    expect((await post([small, small, small, small])).status).toBe(201);
    expect((await post([small, small, small, small, small])).status).toBe(400);
  });
});

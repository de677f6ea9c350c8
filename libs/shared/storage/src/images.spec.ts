import sharp from 'sharp';
import { randomBytes } from 'node:crypto';
import type { FileStore, StoredFile } from './file-store';
import { createImages } from './images';

const files = new Map<string, StoredFile>();
const store: FileStore = {
  put: async (key, bytes, contentType) =>
    void files.set(key, { bytes: Buffer.from(bytes), contentType }),
  get: async (key) => files.get(key) ?? null,
  remove: async (keys) => keys.forEach((key) => files.delete(key)),
};
const images = createImages(store);

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });

beforeEach(() => files.clear());
afterAll(() => images?.close());

describe('taking pictures in', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'encodes a %s again in the kept widths',
    async (format) => {
      const taken = await images.process(await plain(1600, 800).toFormat(format).toBuffer());
      expect(taken).toMatchObject({ width: 1280, height: 640 });
      expect(taken.variants.map(({ width }) => width)).toEqual([320, 640]);
      expect(taken.color).toMatch(/^#3[23456]6[4-9]9[7-9a]$/);
      expect(files.size).toBe(3);
      const full = await sharp(files.get(taken.key)?.bytes).metadata();
      expect(full).toMatchObject({ format: 'webp', width: 1280, height: 640 });
    },
  );

  it('keeps a small picture at its own size', async () => {
    const taken = await images.process(await plain(200, 100).png().toBuffer());
    expect(taken).toMatchObject({ width: 200, height: 100, variants: [] });
  });

  it('T6: keeps nothing of place and camera', async () => {
    const tagged = await plain(400, 300)
      .withExif({ IFD0: { Copyright: 'secret-canary' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(tagged.includes('secret-canary')).toBe(true);
    const taken = await images.process(tagged);
    const { exif } = await sharp(files.get(taken.key)?.bytes).metadata();
    expect(exif).toBeUndefined();
  });

  it('turns a picture the way its camera was held', async () => {
    const held = await plain(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await images.process(held)).toMatchObject({ width: 200, height: 400 });
  });

  it('M10: refuses a picture of 16,000 by 16,000 pixels before decoding it', async () => {
    const huge = await plain(16_000, 16_000).png({ compressionLevel: 9 }).toBuffer();
    await expect(images.process(huge)).rejects.toMatchObject({ reason: 'TOO_LARGE' });
    expect(files.size).toBe(0);
  }, 60_000);

  it('takes a strip of one pixel’s width', async () => {
    const taken = await images.process(await plain(20_000, 1).png().toBuffer());
    expect(taken.width).toBe(1280);
  });

  it.each([
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['HTML named as a picture', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a script behind the start of a GIF', Buffer.from('GIF89a/*<svg/onload=alert(1)>*/=1;')],
    ['the start of a JPEG and nothing more', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['nothing', Buffer.alloc(0)],
  ])('T5: refuses %s', async (_, bytes) => {
    await expect(images.process(bytes)).rejects.toMatchObject({ reason: 'UNREADABLE' });
    expect(files.size).toBe(0);
  });

  it('T6: refuses a file cut in the middle, and goes on with the next', async () => {
    const whole = await plain(800, 600).png().toBuffer();
    await expect(images.process(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      reason: 'UNREADABLE',
    });
    await expect(images.process(whole)).resolves.toMatchObject({ width: 800 });
  });

  it('M10: ends a picture that takes too much of the processor, and goes on with the next', async () => {
    const side = 4_000;
    const noise = randomBytes(side * side * 3);
    const picture = sharp(noise, { raw: { width: side, height: side, channels: 3 } });
    const large = await picture.png({ compressionLevel: 1 }).toBuffer();
    const hurried = createImages(store, 0.25);
    await expect(hurried.process(large)).rejects.toMatchObject({ reason: 'UNREADABLE' });
    await expect(hurried.process(await plain(20, 10).png().toBuffer())).resolves.toMatchObject({
      width: 20,
    });
    hurried.close();
    await expect(images.process(large)).resolves.toMatchObject({ width: 1280 });
  }, 60_000);
});

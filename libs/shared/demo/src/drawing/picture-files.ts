import { seededRandom } from '../seeded-random';
import { drawPicture } from './draw-picture';
import type { Drawing } from './drawing';

/** Stores a file under a given key. */
export type StoreFile = (key: string, bytes: Buffer, contentType: string) => Promise<void>;

const FULL_WIDTH = 1_200;
const SMALL_WIDTH = 640;
/** The drawings' paper, shown while a picture loads. */
const PAPER = '#faf8f3';

function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = /^<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return { width: Number(width ?? FULL_WIDTH), height: Number(height ?? FULL_WIDTH / 2) };
}

function colorOf(svg: string): string {
  return /<rect [^>]*fill="(#[0-9a-f]{6})"/.exec(svg)?.[1] ?? PAPER;
}

const GRAIN = 160;
let grainTile: Buffer | undefined;

/** The noise of a camera's sensor, as a tile of grey pixels. */
function grain(): Buffer {
  if (grainTile !== undefined) return grainTile;
  const random = seededRandom('grain');
  grainTile = Buffer.alloc(GRAIN * GRAIN * 4);
  for (let pixel = 0; pixel < GRAIN * GRAIN; pixel += 1) {
    const level = Math.round(128 + (random.next() + random.next() - 1) * 118);
    grainTile.set([level, level, level, 46], pixel * 4);
  }
  return grainTile;
}

/** Turns a drawing into pixels; photos get a grain. */
async function pixelsOf(svg: string, isPhoto: boolean) {
  const { default: sharp } = await import('sharp');
  const raw = { width: GRAIN, height: GRAIN, channels: 4 } as const;
  const drawn = sharp(Buffer.from(svg)).removeAlpha();
  const shown = isPhoto
    ? drawn.composite([{ input: grain(), raw, tile: true, blend: 'overlay' }]).removeAlpha()
    : drawn;
  const { data, info } = await shown.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

/** A picture's record, and the promise that its files are stored. */
export interface PendingPicture {
  image: {
    key: string;
    variants: { key: string; width: number }[];
    width: number;
    height: number;
    alt: string;
    color: string;
  };
  stored: Promise<unknown>;
}

interface PictureParts {
  drawing: Drawing;
  alt: string;
  /** Whose chart it is; see `drawPicture`. */
  hand?: number;
}

/**
 * Draws a picture of the demo community at two widths, while the caller goes on.
 *
 * @param key the keys of its files begin with it; equal keys give equal files
 */
export function drawDemoPicture(
  key: string,
  { drawing, alt, hand }: PictureParts,
  store: StoreFile,
): PendingPicture {
  const svg = drawPicture(drawing, hand);
  const full = `demo-${key}.webp`;
  const small = `demo-${key}-${SMALL_WIDTH}.webp`;
  const storeFiles = async () => {
    const pixels = await pixelsOf(svg, drawing.kind === 'photo');
    const files = [
      [full, pixels.clone()],
      [small, pixels.clone().resize(SMALL_WIDTH)],
    ] as const;
    await Promise.all(
      files.map(async ([name, image]) =>
        store(name, await image.webp({ quality: 80, effort: 1 }).toBuffer(), 'image/webp'),
      ),
    );
  };
  return {
    image: {
      key: full,
      variants: [{ key: small, width: SMALL_WIDTH }],
      ...sizeOf(svg),
      alt,
      color: colorOf(svg),
    },
    stored: storeFiles(),
  };
}

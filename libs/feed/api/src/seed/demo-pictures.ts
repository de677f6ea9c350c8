import { drawPicture } from '@upround/shared/demo';
import type { StoredImage } from '../feed-tables';
import type { DemoImage } from './demo-post';

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

async function storeAt(svg: string, width: number, key: string, store: StoreFile): Promise<void> {
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(Buffer.from(svg))
    .resize(width)
    .webp({ quality: 80, effort: 1 })
    .toBuffer();
  await store(key, bytes, 'image/webp');
}

/** A picture's record, and the promise that its files are stored. */
export interface PendingPicture {
  image: StoredImage;
  stored: Promise<unknown>;
}

/**
 * Draws a picture of the demo community at two widths, while the caller goes on.
 *
 * @param key the keys of its files begin with it; equal keys give equal files
 */
export function drawDemoPicture(
  key: string,
  { drawing, alt }: DemoImage,
  store: StoreFile,
): PendingPicture {
  const svg = drawPicture(drawing);
  const full = `demo-${key}.webp`;
  const small = `demo-${key}-${SMALL_WIDTH}.webp`;
  return {
    image: {
      key: full,
      variants: [{ key: small, width: SMALL_WIDTH }],
      ...sizeOf(svg),
      alt,
      color: colorOf(svg),
    },
    stored: Promise.all([
      storeAt(svg, FULL_WIDTH, full, store),
      storeAt(svg, SMALL_WIDTH, small, store),
    ]),
  };
}

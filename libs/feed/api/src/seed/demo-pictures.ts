import { drawPicture } from '@upround/shared/demo';
import type { StoredImage } from '../feed-tables';
import type { DemoImage } from './demo-post';

/** Keeps a file under a key of our choice. */
export type KeepFile = (key: string, bytes: Buffer, contentType: string) => Promise<void>;

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

async function keepAt(svg: string, width: number, key: string, keep: KeepFile): Promise<void> {
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(Buffer.from(svg))
    .resize(width)
    .webp({ quality: 80, effort: 1 })
    .toBuffer();
  await keep(key, bytes, 'image/webp');
}

/** A picture whose record is known at once, and whose files are still being made. */
export interface PendingPicture {
  image: StoredImage;
  kept: Promise<unknown>;
}

/**
 * Draws a picture of the demo community at two widths, while the caller goes on.
 *
 * @param key the keys of its files begin with it; equal keys give equal files
 */
export function drawDemoPicture(
  key: string,
  { drawing, alt }: DemoImage,
  keep: KeepFile,
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
    kept: Promise.all([keepAt(svg, FULL_WIDTH, full, keep), keepAt(svg, SMALL_WIDTH, small, keep)]),
  };
}

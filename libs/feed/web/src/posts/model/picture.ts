import type { Image } from '@upround/shared/domain';

/** The widths that a browser may choose from. */
export function srcSetOf({ url, variants, width }: Image): string {
  return [...variants, { url, width }].map((size) => `${size.url} ${size.width}w`).join(', ');
}

/** Width of pictures in a column of at most 640 px. */
export const sizesOf = (count: number): string =>
  count === 1 ? '(min-width: 48rem) 36rem, 100vw' : '(min-width: 48rem) 18rem, 50vw';

const NARROWEST = 0.8;
const WIDEST = 3;

/** Of the pictures of a post, in px: 7:5 in the column of a wide window. */
export const MOST_HEIGHT = 408;

/**
 * The ratio of the frame of a single picture: its own, unless it is a tower or a ribbon; those
 * have a frame of the nearest ratio.
 */
export function frameRatio({ width, height }: Pick<Image, 'width' | 'height'>): number {
  return Math.min(Math.max(width / height, NARROWEST), WIDEST);
}

const WIDE = { width: 480, ratio: 1.4 };

/** Whether the picture of a page is shown across its card, and not as a small square beside the words. */
export function isWide({ width, height }: Pick<Image, 'width' | 'height'>): boolean {
  return width >= WIDE.width && width >= height * WIDE.ratio && width <= height * WIDEST;
}

/** From this much of full light in each colour on, a picture is a pale plate: a chart, a page. */
const PALE = 0xd8;

/** Whether a picture is mostly near white, which glares on a dark page. */
export function isPale({ color }: Pick<Image, 'color'>): boolean {
  const parts = color.match(/[\da-f]{2}/gi) ?? [];
  return parts.length === 3 && parts.every((part) => parseInt(part, 16) >= PALE);
}

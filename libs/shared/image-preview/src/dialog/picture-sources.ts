import type { Image } from '@upround/shared/domain';

/** The widths that a browser may choose from. */
export function srcSetOf({ url, variants, width }: Image): string {
  return [...variants, { url, width }].map((size) => `${size.url} ${size.width}w`).join(', ');
}

/** As wide as the screen; the full size once the viewer zooms in. */
export const sizesOf = ({ width }: Image, scale: number): string =>
  scale > 1 ? `${width}px` : '100vw';

/** Fetches a picture that is probably asked for next. */
export function fetchAhead(image: Image): void {
  const ahead = document.createElement('img');
  ahead.fetchPriority = 'low';
  ahead.sizes = sizesOf(image, 1);
  ahead.srcset = srcSetOf(image);
}

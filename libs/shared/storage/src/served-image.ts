import type { Image } from '@upround/shared/domain';
import { mediaUrl } from '@upround/shared/links';
import type { ProcessedImage } from './images';

/**
 * A stored picture as clients get it: addresses instead of keys.
 *
 * @param picture as stored, with its words
 */
export function servedImage(picture: ProcessedImage & { alt: string }): Image {
  const { key, variants, width, height, alt, color } = picture;
  return {
    url: mediaUrl(key),
    variants: variants.map((variant) => ({ url: mediaUrl(variant.key), width: variant.width })),
    width,
    height,
    alt,
    color,
  };
}

import sharp, { type Sharp } from 'sharp';
import type { DecodedPicture } from './image-messages';
import { ImageRefusedError } from './image-refused-error';
import { imageRules } from './image-rules';

function hex(part: number): string {
  return Math.round(part).toString(16).padStart(2, '0');
}

/**
 * Decodes a picture and encodes it again as WebP in the kept widths: nothing of the file's own bytes,
 * its place and camera data included, survives. Of an animated picture only the first frame is stored.
 *
 * @throws ImageRefusedError `UNREADABLE` or `TOO_LARGE`
 */
export async function decodePicture(bytes: Uint8Array): Promise<DecodedPicture> {
  const open = () =>
    sharp(bytes, {
      limitInputPixels: imageRules.megapixels * 1_000_000,
      sequentialRead: true,
      failOn: 'error',
      animated: false,
    })
      // Wall-clock time; the process itself limits processor time.
      .timeout({ seconds: 10 * imageRules.seconds })
      .autoOrient();
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > imageRules.megapixels * 1_000_000)
      throw new ImageRefusedError('TOO_LARGE');
    const full = await resized(open(), Math.max(...imageRules.widths));
    const smaller = imageRules.widths.filter((one) => one < full.width);
    const sizes = [];
    for (const one of smaller) sizes.push(await resized(sharp(full.bytes), one));
    const { channels } = await sharp(full.bytes).flatten({ background: '#ffffff' }).stats();
    const color = `#${[0, 1, 2].map((at) => hex((channels[at] ?? channels[0])?.mean ?? 0)).join('')}`;
    return { sizes: [...sizes, full], color };
  } catch (error) {
    if (error instanceof ImageRefusedError) throw error;
    throw new ImageRefusedError('UNREADABLE');
  }
}

async function resized(picture: Sharp, width: number) {
  const { data, info } = await picture
    .resize({ width, height: imageRules.longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: imageRules.quality, effort: 3 })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: new Uint8Array(data) };
}

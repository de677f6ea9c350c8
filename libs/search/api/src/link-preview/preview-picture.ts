import type { StoredPicture } from '@upround/shared/ports';
import type { SafeFetch } from '@upround/shared/safe-fetch';
import type { FileStore, Images, ProcessedImage } from '@upround/shared/storage';

const accept = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
const MAX_BYTES = 4 * 1024 * 1024;
/** With less than this left a picture is not begun. */
const LEAST_MS = 300;
/** Beyond the time for asking: the decoder may have others' pictures before this one. */
const DECODING_MS = 2_000;
/** Smaller ones are marks that count readers. */
const LEAST_SIDE = 32;

export interface PictureParts {
  fetcher: SafeFetch;
  images: Pick<Images, 'process'>;
  files: Pick<FileStore, 'remove'>;
}

/**
 * Fetches the picture of a page, encodes it again and stores it with us. Whatever goes wrong, the page is shown
 * without.
 *
 * @param url as the page gives it
 * @param ms how long it may be waited for
 */
export async function takePicture(
  { fetcher, images, files }: PictureParts,
  url: string,
  alt: string,
  ms: number,
): Promise<StoredPicture | null> {
  if (ms < LEAST_MS) return null;
  try {
    const { body } = await fetcher.fetch(url, { accept, maxBytes: MAX_BYTES, timeoutMs: ms });
    const picture = await inTime(images.process(body), (late) => files.remove(keysOf(late)));
    if (picture === null) return null;
    if (Math.min(picture.width, picture.height) >= LEAST_SIDE) return { ...picture, alt };
    await files.remove(keysOf(picture));
    return null;
  } catch {
    return null;
  }
}

function keysOf({ key, variants }: ProcessedImage): string[] {
  return [key, ...variants.map((variant) => variant.key)];
}

/** A picture that is ready too late is taken away again. */
async function inTime(
  work: Promise<ProcessedImage>,
  discard: (late: ProcessedImage) => Promise<void>,
): Promise<ProcessedImage | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((done) => {
    timer = setTimeout(done, DECODING_MS, null);
  });
  const first = await Promise.race([work, late]).finally(() => clearTimeout(timer));
  if (first === null) work.then(discard).catch(() => undefined);
  return first;
}

/**
 * The decoder's process. It ends itself when a picture takes more time or memory than the rules allow,
 * and a codec that crashes takes only this process along; the server starts another.
 */
import sharp from 'sharp';
import { decodePicture } from './decode-picture';
import { ImageRefusedError } from './image-refused-error';
import type { DecodeAnswer, DecodeRequest } from './image-messages';
import { imageRules } from './image-rules';

const WATCH_EVERY_MS = 50;
const MEGABYTE = 1024 * 1024;

sharp.cache(false);
sharp.concurrency(1);
const restingMegabytes = process.memoryUsage.rss() / MEGABYTE;

const answer = (message: DecodeAnswer) => process.send?.(message);

process.on('message', ({ id, bytes }: DecodeRequest) => {
  const until = Date.now() + imageRules.seconds * 1000;
  const watch = setInterval(() => {
    const used = process.memoryUsage.rss() / MEGABYTE - restingMegabytes;
    if (used > imageRules.memoryMegabytes || Date.now() > until) process.exit(1);
  }, WATCH_EVERY_MS);
  decodePicture(bytes)
    .then(
      (picture) => answer({ id, picture }),
      (error: unknown) => {
        const reason = error instanceof ImageRefusedError ? error.reason : 'UNREADABLE';
        answer({ id, refusal: reason === 'TOO_LARGE' ? 'TOO_LARGE' : 'UNREADABLE' });
      },
    )
    .finally(() => clearInterval(watch));
});

process.on('disconnect', () => process.exit(0));

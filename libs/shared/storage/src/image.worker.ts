/**
 * The decoder's process. It ends itself when a picture takes more time or memory than the rules allow,
 * and a codec that crashes takes only this process along; the server starts another.
 */
import sharp from 'sharp';
import { limitResources, type WorkRequest } from '@upround/shared/worker-process';
import { decodePicture } from './decode-picture';
import { ImageRefusedError } from './image-refused-error';
import type { DecodeAnswer } from './image-messages';
import { imageRules } from './image-rules';

sharp.cache(false);
sharp.concurrency(1);

const answer = (message: DecodeAnswer) => process.send?.(message);

process.on('message', ({ id, bytes, seconds }: WorkRequest) => {
  const stop = limitResources({ seconds, memoryMegabytes: imageRules.memoryMegabytes });
  decodePicture(bytes)
    .then(
      (picture) => answer({ id, picture }),
      (error: unknown) => {
        const reason = error instanceof ImageRefusedError ? error.reason : 'UNREADABLE';
        answer({ id, refusal: reason === 'TOO_LARGE' ? 'TOO_LARGE' : 'UNREADABLE' });
      },
    )
    .finally(stop);
});

process.on('disconnect', () => process.exit(0));

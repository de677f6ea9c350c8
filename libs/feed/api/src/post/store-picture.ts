import { postErrors } from '@upround/feed/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { AppError } from '@upround/shared/server-kit';
import { ImageRefusedError } from '@upround/shared/storage';
import type { ImageRefusal, Images } from '@upround/shared/storage';
import type { FeedSettings } from '../feed-settings';

const refusals = {
  UNREADABLE: postErrors.IMAGE_UNREADABLE,
  TOO_LARGE: postErrors.IMAGE_TOO_LARGE,
  BUSY: coreErrors.UNAVAILABLE,
} satisfies Record<ImageRefusal, unknown>;

/** Takes a picture in through the shared storage, and refuses it in the words of the feed's contract. */
export function pictureStore(images: Pick<Images, 'process'>): FeedSettings['storePicture'] {
  return async (bytes, path) => {
    try {
      return await images.process(bytes);
    } catch (error) {
      if (!(error instanceof ImageRefusedError)) throw error;
      throw new AppError(refusals[error.reason], { path, cause: error });
    }
  };
}

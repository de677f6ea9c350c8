import { profileErrors } from '@upround/profile/contract';
import { coreErrors } from '@upround/shared/contract-core';
import type { Image } from '@upround/shared/domain';
import { mediaUrl } from '@upround/shared/links';
import { AppError } from '@upround/shared/server-kit';
import { ImageRefusedError, type ImageRefusal, type Images } from '@upround/shared/storage';
import type { StoredImage } from '../people-tables';

/** A stored picture before its owner's words for it. */
export type StoredPicture = Omit<StoredImage, 'alt'>;

const refusals = {
  UNREADABLE: profileErrors.IMAGE_UNREADABLE,
  TOO_LARGE: profileErrors.IMAGE_TOO_LARGE,
  BUSY: coreErrors.UNAVAILABLE,
} satisfies Record<ImageRefusal, unknown>;

/** Takes a picture in through the shared storage, and refuses it in the words of profile's contract. */
export async function storePicture(
  images: Pick<Images, 'process'>,
  bytes: Uint8Array,
  path: string,
): Promise<StoredPicture> {
  try {
    return await images.process(bytes);
  } catch (error) {
    if (!(error instanceof ImageRefusedError)) throw error;
    throw new AppError(refusals[error.reason], { path, cause: error });
  }
}

/** Every file of a stored picture. */
export function fileKeys(picture: Pick<StoredImage, 'key' | 'variants'>): string[] {
  return [picture.key, ...picture.variants.map((variant) => variant.key)];
}

/** The small file that is shown beside a name. */
export function smallKey({ key, variants }: Pick<StoredImage, 'key' | 'variants'>): string {
  return variants[0]?.key ?? key;
}

export function toImage({ key, variants, width, height, alt, color }: StoredImage): Image {
  return {
    url: mediaUrl(key),
    variants: variants.map((variant) => ({ url: mediaUrl(variant.key), width: variant.width })),
    width,
    height,
    alt,
    color,
  };
}

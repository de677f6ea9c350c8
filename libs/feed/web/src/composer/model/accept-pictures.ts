import { postLimits } from '@upround/feed/contract';
import type { DraftPicture } from './draft';

/** Kinds of files that the API reads as pictures. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

/** Why a file was left out. */
export type PictureRefusal =
  { code: 'notPicture' | 'pictureTooLarge'; name: string } | { code: 'tooManyPictures' };

/** Adds files to the pictures of a draft, within the bounds of a post. */
export function acceptPictures(
  pictures: readonly DraftPicture[],
  files: readonly File[],
  newId: () => string,
): { pictures: readonly DraftPicture[]; refusals: PictureRefusal[] } {
  const accepted = [...pictures];
  const refusals: PictureRefusal[] = [];
  for (const file of files) {
    if (!pictureTypes.some((type) => type === file.type)) {
      refusals.push({ code: 'notPicture', name: file.name });
    } else if (file.size > postLimits.imageBytes) {
      refusals.push({ code: 'pictureTooLarge', name: file.name });
    } else if (accepted.length >= postLimits.images) {
      refusals.push({ code: 'tooManyPictures' });
      break;
    } else {
      accepted.push({ id: newId(), file, alt: '' });
    }
  }
  return { pictures: accepted, refusals };
}

import { useState } from 'react';
import { acceptPictures, type PictureRefusal } from '../model/accept-pictures';
import type { Draft, DraftPicture } from '../model/draft';

/** Adds chosen, pasted and dropped files to the pictures of a draft, and keeps what was left out. */
export function useAddPictures(
  pictures: readonly DraftPicture[],
  onChange: (changes: Partial<Draft>) => void,
) {
  const [refusals, setRefusals] = useState<readonly PictureRefusal[]>([]);
  return {
    refusals,
    add(files: readonly File[]) {
      const added = acceptPictures(pictures, files, () => crypto.randomUUID());
      if (added.pictures.length > pictures.length) onChange({ pictures: added.pictures });
      setRefusals(added.refusals);
    },
    forget: () => setRefusals([]),
  };
}

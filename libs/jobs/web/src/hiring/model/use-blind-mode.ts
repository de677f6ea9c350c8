import { useMemo, useState } from 'react';
import { ownKey, useSession } from '@upround/shared/session';
import { useHiringText } from '../messages/catalogue';
import { blindNumber, openFaces, type Faces } from './applicant-face';

/** Whether names should be hidden, and whether they can be. */
export interface BlindMode {
  isWanted: boolean;
  /** The plan doesn't include it. */
  isLocked: boolean;
}

const ON = 'on';

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) === ON;
  } catch {
    return false;
  }
}

function store(key: string, isBlind: boolean): void {
  try {
    if (isBlind) localStorage.setItem(key, ON);
    else localStorage.removeItem(key);
  } catch {
    // It holds for this page then.
  }
}

/** Whether the person wants names hidden, stored on this device; the server hides them if their plan includes it. */
export function useBlindMode(): { isWanted: boolean; setBlind: (isBlind: boolean) => void } {
  const { user } = useSession();
  const key = ownKey(user?.id ?? '', 'blind-applicants');
  const [isWanted, setWanted] = useState(() => isStored(key));
  return {
    isWanted,
    setBlind(next) {
      store(key, next);
      setWanted(next);
    },
  };
}

/** How applicants are shown; those whose name the server left out have a number. */
export function useFacesFor(isBlind: boolean): Faces {
  const t = useHiringText();
  return useMemo<Faces>(
    () => ({
      isBlind,
      faceOf: (applicant) =>
        isBlind || applicant.applicant === undefined
          ? {
              name: t('applicants.blindName', { number: String(blindNumber(applicant.id)) }),
              headline: '',
              avatarUrl: null,
              seed: applicant.id,
            }
          : openFaces.faceOf(applicant),
    }),
    [isBlind, t],
  );
}

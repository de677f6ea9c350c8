import { useMemo, useState } from 'react';
import { ownKey, useSession } from '@upround/shared/session';
import { useHiringText } from '../messages/catalogue';
import { blindNumber, openFace, type Faces } from './applicant-face';

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

/** The switch that hides who applied; kept for the person on this device. */
export function useBlindMode(): { faces: Faces; setBlind: (isBlind: boolean) => void } {
  const t = useHiringText();
  const { user } = useSession();
  const key = ownKey(user?.id ?? '', 'blind-applicants');
  const [isBlind, setBlind] = useState(() => isStored(key));
  const faces = useMemo<Faces>(
    () => ({
      isBlind,
      faceOf: (applicant) =>
        isBlind
          ? {
              name: t('applicants.blindName', { number: String(blindNumber(applicant.id)) }),
              headline: '',
              avatarUrl: null,
              seed: applicant.id,
            }
          : openFace(applicant),
    }),
    [isBlind, t],
  );
  return {
    faces,
    setBlind(next) {
      store(key, next);
      setBlind(next);
    },
  };
}

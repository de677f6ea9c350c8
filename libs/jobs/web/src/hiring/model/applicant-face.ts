import { createContext, useContext } from 'react';
import type { Applicant } from '@upround/jobs/contract';

/** What may be shown of who applied. */
export interface ApplicantFace {
  name: string;
  headline: string;
  avatarUrl: string | null;
  /** What the drawing in place of a picture is chosen by. */
  seed: string;
}

const NUMBERS = 90_000;

/**
 * A number of five digits by which an applicant is known in blind mode. It comes from the application alone, so that
 * it is the same under all filters, in files, and on another day.
 */
export function blindNumber(applicationId: string): number {
  let sum = 0;
  for (const letter of applicationId) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003;
  return 10_000 + (sum % NUMBERS);
}

/** Who applied, as they are. */
const openFace = ({ id, applicant }: Applicant): ApplicantFace => ({
  name: applicant?.displayName ?? '',
  headline: applicant?.headline ?? '',
  avatarUrl: applicant?.avatarUrl ?? null,
  seed: applicant?.id ?? id,
});

/** How everyone is shown while names aren't hidden. */
export const openFaces: Faces = { isBlind: false, faceOf: openFace };

/** How an applicant is shown, also while names are hidden. */
export interface Faces {
  isBlind: boolean;
  faceOf: (applicant: Applicant) => ApplicantFace;
}

const FacesContext = createContext<Faces>(openFaces);

/** Says to everything below it whether names are hidden. */
export const FacesProvider = FacesContext.Provider;

export const useFaces = () => useContext(FacesContext);

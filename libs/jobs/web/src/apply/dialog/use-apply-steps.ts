import { useState } from 'react';
import { jobLimits } from '@upround/jobs/contract';
import type { ApplicationDraft } from '../draft/application-drafts';
import type { ApplyHistory } from '../panel/use-apply-history';

/** Why the application can't be sent. */
export type ApplyError = 'required' | 'tooLong' | 'uploading';

const lengthOf = (note: string) => [...note.trim()].length;

function errorOf({ note, resume, waiting }: ApplicationDraft): ApplyError | null {
  if (lengthOf(note) > jobLimits.note) return 'tooLong';
  if (waiting !== null) return 'uploading';
  return lengthOf(note) === 0 && resume === null ? 'required' : null;
}

/** Steps of the dialog: the form, then the preview once the draft has no error. */
export function useApplySteps(draft: ApplicationDraft, { step, preview }: ApplyHistory) {
  const [tries, setTries] = useState(0);
  const error = errorOf(draft);
  return {
    isPreview: step === 'preview' && error === null,
    length: lengthOf(draft.note),
    /** Shown once the applicant tries to go on; a note that is too long at once. */
    error: tries > 0 || error === 'tooLong' ? error : null,
    /** How often the applicant tried to go on with an error. */
    tries,
    goOn() {
      if (error === null) preview();
      else setTries(tries + 1);
    },
  };
}

export type ApplySteps = ReturnType<typeof useApplySteps>;

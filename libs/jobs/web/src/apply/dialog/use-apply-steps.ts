import { useState } from 'react';
import { jobLimits } from '@upround/jobs/contract';
import type { ApplicationDraft } from '../draft/application-drafts';
import type { ApplyPlace } from '../panel/use-apply-place';

/** What stands in the way of sending. */
export type ApplyFault = 'required' | 'tooLong' | 'uploading';

const lengthOf = (note: string) => [...note.trim()].length;

function faultOf({ note, resume, waiting }: ApplicationDraft): ApplyFault | null {
  if (lengthOf(note) > jobLimits.note) return 'tooLong';
  if (waiting !== null) return 'uploading';
  return lengthOf(note) === 0 && resume === null ? 'required' : null;
}

/** From writing to the preview. Writing comes first, and goes on until nothing is in the way. */
export function useApplySteps(draft: ApplicationDraft, { step, preview }: ApplyPlace) {
  const [tries, setTries] = useState(0);
  const fault = faultOf(draft);
  return {
    isPreview: step === 'preview' && fault === null,
    length: lengthOf(draft.note),
    /** Said once somebody wants to go on; that a note is too long at once. */
    fault: tries > 0 || fault === 'tooLong' ? fault : null,
    /** How often somebody wanted to go on and could not. */
    tries,
    goOn() {
      if (fault === null) preview();
      else setTries(tries + 1);
    },
  };
}

export type ApplySteps = ReturnType<typeof useApplySteps>;

import { ambassadorLimits } from '@upround/ambassador/contract';
import { draftStore } from '@upround/shared/drafts';
import type { FormDraft } from '@upround/shared/forms';
import * as z from 'zod/mini';

/** An application as it's typed. */
export interface ApplyValues {
  motivation: string;
}

export const emptyApply: ApplyValues = { motivation: '' };

export const lengthOf = (text: string): number => [...text.trim()].length;

/** What is wrong with the application, by its text in the catalogue. An invitation needs no motivation. */
export const applyFaults =
  (isInvited: boolean) =>
  ({ motivation }: ApplyValues): { motivation?: 'short' | 'long' } => {
    const length = lengthOf(motivation);
    if (length > ambassadorLimits.motivation) return { motivation: 'long' };
    return !isInvited && length < ambassadorLimits.motivationMin ? { motivation: 'short' } : {};
  };

const draftsOf = draftStore<ApplyValues>({
  database: 'upround-ambassador',
  schema: z.object({ motivation: z.string() }),
});

/** An application that isn't sent yet, on this device. */
export function applyDraft(userId: string): FormDraft<ApplyValues> {
  const drafts = draftsOf(userId);
  return {
    read: () => drafts.read('apply'),
    write: (values) => drafts.write('apply', values),
    delete: () => drafts.delete('apply'),
  };
}

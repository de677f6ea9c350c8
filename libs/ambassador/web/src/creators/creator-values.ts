import { creatorLimits } from '@upround/ambassador/contract';
import { draftStore } from '@upround/shared/drafts';
import type { FormDraft } from '@upround/shared/forms';
import * as z from 'zod/mini';

/** An application as it's typed. */
export interface CreatorValues {
  about: string;
  payoutVpa: string;
}

export const emptyCreator: CreatorValues = { about: '', payoutVpa: '' };

/** As UPI IDs are written, in a form's words. */
const VPA = /^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,31}$/;

export const isVpa = (text: string): boolean => VPA.test(text.trim());

/** What is wrong with each field, by its text in the catalogue. */
export function creatorFaults({ about, payoutVpa }: CreatorValues) {
  const length = [...about.trim()].length;
  return {
    ...(length < creatorLimits.aboutMin && { about: 'short' }),
    ...(length > creatorLimits.about && { about: 'long' }),
    ...(payoutVpa.trim() !== '' && !isVpa(payoutVpa) && { payoutVpa: 'vpaWrong' }),
  };
}

const draftsOf = draftStore<Pick<CreatorValues, 'about'>>({
  database: 'upround-ambassador',
  schema: z.object({ about: z.string() }),
});

/** An application that isn't sent yet, on this device. The UPI ID isn't saved with it. */
export function creatorDraft(userId: string): FormDraft<CreatorValues> {
  const drafts = draftsOf(userId);
  return {
    read: () => drafts.read('creator'),
    write: ({ about }) => drafts.write('creator', { about }),
    delete: () => drafts.delete('creator'),
  };
}

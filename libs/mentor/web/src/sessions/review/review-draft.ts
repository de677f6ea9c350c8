import { mentorLimits } from '@upround/mentor/contract';
import { draftStore } from '@upround/shared/drafts';
import type { FormDraft } from '@upround/shared/forms';
import * as z from 'zod/mini';

/** What is written about a session; no stars are 0. */
export interface ReviewValues {
  stars: number;
  text: string;
  privateText: string;
}

export const emptyReview: ReviewValues = { stars: 0, text: '', privateText: '' };

const lengthOf = (text: string) => [...text.trim()].length;

/** What is wrong with each field, by its text in the catalogue. */
export function reviewFaults({ stars, text, privateText }: ReviewValues) {
  return {
    ...(stars === 0 && { stars: 'starsMissing' }),
    ...(lengthOf(text) > mentorLimits.review && { text: 'long' }),
    ...(lengthOf(privateText) > mentorLimits.privateReview && { privateText: 'long' }),
  };
}

const draftsOf = draftStore<ReviewValues>({
  database: 'upround-mentor',
  schema: z.object({ stars: z.number(), text: z.string(), privateText: z.string() }),
});

/** A review that isn't sent yet, on this device. */
export function reviewDraft(userId: string, sessionId: string): FormDraft<ReviewValues> {
  const drafts = draftsOf(userId);
  const key = `review/${sessionId}`;
  return {
    read: () => drafts.read(key),
    write: (values) => drafts.write(key, values),
    delete: () => drafts.delete(key),
  };
}

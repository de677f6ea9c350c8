import { draftStore } from '@upround/shared/drafts';
import type { FormDraft } from '@upround/shared/forms';
import * as z from 'zod/mini';
import type { FeedbackValues } from './feedback-values';

export type FeedbackDraftStore = FormDraft<FeedbackValues>;

const GUEST = 'guest';
const ONLY = 'feedback';

const draftsOf = draftStore<Partial<FeedbackValues>>({
  database: 'upround-feedback',
  schema: z.looseObject({}),
});

/**
 * Feedback that was begun on this device.
 *
 * @param userId whose it is; none for a guest
 */
export function feedbackDrafts(userId: string | undefined): FeedbackDraftStore {
  const drafts = draftsOf(userId ?? GUEST);
  return {
    read: () => drafts.read(ONLY),
    write: (values) => drafts.write(ONLY, values),
    delete: () => drafts.delete(ONLY),
  };
}

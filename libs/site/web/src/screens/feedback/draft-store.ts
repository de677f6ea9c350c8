import { draftStore } from '@upround/shared/drafts';
import * as z from 'zod/mini';
import type { FeedbackValues } from './feedback-values';

/** Where unsent feedback is kept. */
export interface DraftStore {
  read(): Promise<Partial<FeedbackValues> | undefined>;
  /** Answers whether it is on the device. */
  write(values: FeedbackValues): Promise<boolean>;
  delete(): Promise<void>;
}

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
export function feedbackDrafts(userId: string | undefined): DraftStore {
  const drafts = draftsOf(userId ?? GUEST);
  return {
    read: () => drafts.read(ONLY),
    write: (values) => drafts.write(ONLY, values),
    delete: () => drafts.delete(ONLY),
  };
}

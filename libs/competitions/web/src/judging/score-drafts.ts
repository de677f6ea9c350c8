import { draftStore } from '@upround/shared/drafts';
import type { FormDraft } from '@upround/shared/forms';
import * as z from 'zod/mini';

/** The points of each criterion as they were chosen, and the note. */
export type ScoreValues = Record<string, string>;

const draftsOf = draftStore<ScoreValues>({
  database: 'upround-competitions',
  schema: z.record(z.string(), z.string()),
});

/** What a judge has chosen and written for an entry and not saved yet, on this device. */
export function scoreDraft(userId: string, entryId: string): FormDraft<ScoreValues> {
  const drafts = draftsOf(userId);
  const key = `score/${entryId}`;
  return {
    read: () => drafts.read(key),
    write: (values) => drafts.write(key, values),
    delete: () => drafts.delete(key),
  };
}

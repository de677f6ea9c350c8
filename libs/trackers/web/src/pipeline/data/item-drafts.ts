import { draftStore } from '@upround/shared/drafts';
import * as z from 'zod/mini';

/** A text that isn't saved yet, with the one that it replaces. */
export interface TextDraft {
  text: string;
  was: string;
}

const draftsOf = draftStore<TextDraft>({
  database: 'upround-pipeline',
  schema: z.object({ text: z.string(), was: z.string() }),
});

const keyOf = (id: string, field: string) => `${id}/${field}`;

/** Unsaved texts about the items of a person's pipeline, on this device. */
export const itemDrafts = {
  read: (userId: string, id: string, field: string): Promise<TextDraft | undefined> =>
    draftsOf(userId)
      .read(keyOf(id, field))
      .catch(() => undefined),
  write: (userId: string, id: string, field: string, draft: TextDraft): Promise<boolean> =>
    draftsOf(userId)
      .write(keyOf(id, field), draft)
      .catch(() => false),
  delete: (userId: string, id: string, field: string): Promise<void> =>
    draftsOf(userId)
      .delete(keyOf(id, field))
      .catch(() => undefined),
  /** Those of one item, by field. */
  async of(userId: string, id: string): Promise<{ field: string; text: string }[]> {
    const all = await draftsOf(userId)
      .list()
      .catch(() => []);
    const before = keyOf(id, '');
    return all
      .filter(({ key, value }) => key.startsWith(before) && value.text.trim() !== '')
      .map(({ key, value }) => ({ field: key.slice(before.length), text: value.text }));
  },
};

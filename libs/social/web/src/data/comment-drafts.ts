import { draftStore } from '@upround/shared/drafts';
import * as z from 'zod/mini';

const drafts = draftStore<string>({
  database: 'upround-comments',
  // The keys of comments begin with the person's id themselves.
  prefix: () => '',
  schema: z.string(),
})('');

/** Comments that were begun and not sent, on this device. */
export const commentDrafts = {
  read: async (key: string): Promise<string> =>
    (await drafts.read(key).catch(() => undefined)) ?? '',
  async write(key: string, text: string): Promise<void> {
    await (text.trim() === '' ? drafts.delete(key) : drafts.write(key, text));
  },
};

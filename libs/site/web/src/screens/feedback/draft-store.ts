import { del, get, set } from 'idb-keyval';
import type { FeedbackValues } from './feedback-values';

const KEY = 'draft:feedback';

/** Where unsent feedback is kept. Each rejects where there is no storage, as in some private windows. */
export interface DraftStore {
  read(): Promise<Partial<FeedbackValues> | undefined>;
  write(values: FeedbackValues): Promise<void>;
  forget(): Promise<void>;
}

// Async, because without IndexedDB the library throws instead of rejecting.
/** Drafts in this browser. */
export const deviceDrafts: DraftStore = {
  read: async () => get<Partial<FeedbackValues>>(KEY),
  write: async (values) => set(KEY, values),
  forget: async () => del(KEY),
};

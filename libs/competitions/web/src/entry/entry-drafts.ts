import { fileAnswerSchema } from '@upround/competitions/contract';
import { draftStore, type Drafts } from '@upround/shared/drafts';
import * as z from 'zod/mini';
import type { EntryValues } from './entry-values';

/** What was typed and isn't saved on the server yet. */
export interface StoredEntry {
  values: EntryValues;
  /** Of the entry that it's based on. */
  revision: number;
}

const draftsOf = draftStore<StoredEntry>({
  database: 'upround-competitions',
  schema: z.object({
    values: z.record(z.string(), z.union([z.string(), z.array(z.string()), fileAnswerSchema])),
    revision: z.int(),
  }),
});

/** A member's unsaved entries on this device, by the slug of their competition. */
export const entryDrafts = (userId: string): Drafts<StoredEntry> => draftsOf(userId);

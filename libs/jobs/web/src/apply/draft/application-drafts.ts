import { draftStore } from '@upround/shared/drafts';
import { uploadSchema, type Upload } from '@upround/uploads/contract';
import * as z from 'zod/mini';

/** A draft of an application. */
export interface ApplicationDraft {
  note: string;
  resume: Upload | null;
  /** A file that was chosen and is not uploaded yet. */
  waiting: File | null;
  /** Under which it is sent; another one as soon as something else would be sent. */
  key: string;
  /** When it was changed last. */
  savedAt: string;
}

/** A draft of an application to a job. */
export interface ApplicationDraftEntry {
  jobId: string;
  savedAt: string;
}

const draftsOf = draftStore<ApplicationDraft>({
  database: 'upround-applications',
  schema: z.object({
    note: z.string(),
    resume: z.nullable(uploadSchema),
    waiting: z.nullable(z.instanceof(Blob)),
    key: z.string(),
    savedAt: z.string(),
  }),
});

/** Unsent applications on this device, by person and job. */
export const applicationDrafts = {
  read: (userId: string, jobId: string): Promise<ApplicationDraft | undefined> =>
    draftsOf(userId)
      .read(jobId)
      .catch(() => undefined),
  write: (userId: string, jobId: string, draft: ApplicationDraft) =>
    draftsOf(userId).write(jobId, draft),
  delete: (userId: string, jobId: string) => draftsOf(userId).delete(jobId),
  /** What a person began, the latest first. */
  async list(userId: string): Promise<ApplicationDraftEntry[]> {
    const drafts = await draftsOf(userId).list();
    return drafts
      .map(({ key, value }) => ({ jobId: key, savedAt: value.savedAt }))
      .sort((a, b) => b.savedAt.localeCompare(a.savedAt));
  },
};

import { draftStore } from '@upround/shared/drafts';
import * as z from 'zod/mini';

const draftsOf = draftStore<object>({
  database: 'upround-posting',
  table: 'jobs',
  prefix: (userId) => `${userId}/`,
  schema: z.looseObject({}),
});

/**
 * What was typed into the form of a job and not sent yet, on this device.
 *
 * @param job slug of the job that is edited; none for a new one
 */
export function postingDraft<Values extends object>(userId: string, job: string | undefined) {
  const [drafts, key] = [draftsOf(userId), job ?? 'new'];
  return {
    /** Fields that an earlier version of the form did not have are missing. */
    read: async () => (await drafts.read(key)) as Partial<Values> | undefined,
    /** Answers whether it is on the device. */
    write: (values: Values) => drafts.write(key, values),
    delete: () => drafts.delete(key),
  };
}

export type PostingDraft<Values extends object> = ReturnType<typeof postingDraft<Values>>;

import { draftStore } from '@upround/shared/drafts';
import type { FormDraft } from '@upround/shared/forms';
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
export function postingDraft<Values extends object>(
  userId: string,
  job: string | undefined,
): FormDraft<Values> {
  const [drafts, key] = [draftsOf(userId), job ?? 'new'];
  return {
    read: async () => (await drafts.read(key)) as Partial<Values> | undefined,
    write: (values: Values) => drafts.write(key, values),
    delete: () => drafts.delete(key),
  };
}

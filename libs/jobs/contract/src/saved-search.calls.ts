import { defineCall } from '@upround/shared/contract-core';
import { idSchema, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { jobFiltersSchema } from './job-filters.schema';
import { jobLimits } from './job-limits';
import { jobsErrors } from './jobs.errors';

/** How often alerts of a saved search are sent, in the app and by e-mail. */
export const alertRhythms = ['NONE', 'DAILY', 'WEEKLY'] as const;
export type AlertRhythm = (typeof alertRhythms)[number];

export const savedSearchSchema = z.object({
  id: z.string(),
  name: z.string(),
  filters: jobFiltersSchema,
  alert: z.enum(alertRhythms),
  /** Open jobs that came since the last alert, or since it was saved; counted up to 100. */
  newCount: z.int(),
  createdAt: z.string(),
  /** When the last alert was sent; null before the first one. */
  toldAt: z.nullable(z.string()),
});
export type SavedSearch = z.output<typeof savedSearchSchema>;

const draftFields = {
  name: textOf(jobLimits.savedSearchName),
  filters: jobFiltersSchema,
  alert: z.optional(z.enum(alertRhythms)),
};

const all = { version: 'v1', path: '/saved-search', access: 'member' } as const;
const one = { ...all, path: '/saved-search/{id}' } as const;
const params = z.strictObject({ id: idSchema });

export const listSavedSearches = defineCall({
  ...all,
  id: 'jobs.listSavedSearches',
  summary: 'Lists your saved searches, the newest first',
  method: 'GET',
  response: z.object({ data: z.array(savedSearchSchema) }),
});

export const saveSearch = defineCall({
  ...all,
  id: 'jobs.saveSearch',
  summary: 'Saves a job search under a name, as many as your plan includes',
  method: 'POST',
  body: z.strictObject(draftFields),
  response: savedSearchSchema,
  status: 201,
  errors: [jobsErrors.TOO_MANY_SAVED_SEARCHES],
});

export const editSavedSearch = defineCall({
  ...one,
  id: 'jobs.editSavedSearch',
  summary: 'Changes the name, filters or alert of one of your saved searches',
  method: 'PATCH',
  params,
  body: z.partial(z.strictObject(draftFields)),
  response: savedSearchSchema,
});

export const removeSavedSearch = defineCall({
  ...one,
  id: 'jobs.removeSavedSearch',
  summary: 'Deletes one of your saved searches',
  method: 'DELETE',
  params,
});

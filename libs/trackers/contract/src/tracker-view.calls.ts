import { defineCall } from '@upround/shared/contract-core';
import { idSchema, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { trackerColumns } from './tracker-columns';
import { trackerFiltersSchema, trackerTypeSchema } from './tracker-filters.schema';
import { trackerLimits } from './tracker-limits';
import { trackersErrors } from './trackers.errors';

const fields = {
  name: textOf(trackerLimits.viewName),
  type: trackerTypeSchema,
  filters: trackerFiltersSchema,
  columns: z
    .array(z.enum(trackerColumns))
    .check(z.refine((columns) => new Set(columns).size === columns.length)),
};

/** Filters, order and columns of a list under a name. */
export const trackerViewSchema = z.object({ id: z.string(), ...fields, createdAt: z.string() });
export type TrackerView = z.output<typeof trackerViewSchema>;

const all = { version: 'v1', path: '/tracker-view', access: 'member' } as const;
const one = { ...all, path: '/tracker-view/{id}' } as const;
const params = z.strictObject({ id: idSchema });

export const listTrackerViews = defineCall({
  ...all,
  id: 'trackers.listTrackerViews',
  summary: 'Lists your saved views by name',
  method: 'GET',
  response: z.object({ data: z.array(trackerViewSchema) }),
});

export const saveTrackerView = defineCall({
  ...all,
  id: 'trackers.saveTrackerView',
  summary: 'Saves filters, order and columns of a list under a name',
  method: 'POST',
  body: z.strictObject(fields),
  response: trackerViewSchema,
  status: 201,
  errors: [trackersErrors.TOO_MANY_VIEWS, trackersErrors.VIEW_EXISTS],
});

export const editTrackerView = defineCall({
  ...one,
  id: 'trackers.editTrackerView',
  summary: 'Changes one of your saved views',
  method: 'PATCH',
  params,
  body: z.partial(z.strictObject(fields)),
  response: trackerViewSchema,
  errors: [trackersErrors.VIEW_EXISTS],
});

export const deleteTrackerView = defineCall({
  ...one,
  id: 'trackers.deleteTrackerView',
  summary: 'Deletes one of your saved views',
  method: 'DELETE',
  params,
});

import { defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { idSchema, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { fitSettingsSchema } from './fit.schema';
import {
  trackerFilterFields,
  trackerSortSchema,
  trackerTypeSchema,
} from './tracker-filters.schema';
import { trackerLimits } from './tracker-limits';
import { trackerCountSchema, trackerFacetsSchema, trackerSchema } from './tracker.schema';
import { trackersErrors } from './trackers.errors';

const list = { version: 'v2', path: '/tracker', method: 'GET', access: 'guest' } as const;
const params = z.strictObject({ id: idSchema });
const type = trackerTypeSchema;

export const listTrackers = defineCall({
  ...list,
  id: 'trackers.listTrackers',
  summary: 'Lists funders and programmes of one type, filtered and sorted',
  query: z.strictObject({
    type,
    ...trackerFilterFields,
    sort: z.optional(trackerSortSchema),
    /** Lists what you marked as not a fit, which other lists leave out. */
    hidden: z.optional(z.literal('true')),
    ...segmentQuery,
  }),
  limit: 'read',
  paging: 'segment',
  response: segmentOf(trackerSchema),
  errors: [trackersErrors.FIT_NOT_SET],
});

export const compareTrackers = defineCall({
  ...list,
  id: 'trackers.compareTrackers',
  summary: 'Reads up to four funders by their slugs, to compare them',
  selectedBy: ['slugs'],
  query: z.strictObject({
    slugs: z.array(idSchema).check(z.minLength(1), z.maxLength(trackerLimits.compared)),
  }),
  limit: 'read',
  response: z.object({ data: z.array(trackerSchema) }),
});

export const readTrackerOverview = defineCall({
  id: 'trackers.readTrackerOverview',
  summary: 'Counts the records of each type, with a sample of each',
  method: 'GET',
  version: 'v1',
  path: '/tracker',
  access: 'guest',
  limit: 'read',
  response: z.object({ data: z.array(trackerCountSchema) }),
});

export const readTracker = defineCall({
  id: 'trackers.readTracker',
  summary: 'Reads one funder or programme by id or slug',
  method: 'GET',
  version: 'v1',
  path: '/tracker/{id}',
  params,
  access: 'guest',
  limit: 'read',
  response: trackerSchema,
});

export const readTrackerFacets = defineCall({
  id: 'trackers.readTrackerFacets',
  summary: 'Counts the records that each filter value would leave',
  method: 'GET',
  version: 'v1',
  path: '/tracker-facets',
  query: z.strictObject({ type, ...trackerFilterFields }),
  access: 'guest',
  limit: 'search',
  response: trackerFacetsSchema,
});

export const exportTrackers = defineCall({
  id: 'trackers.exportTrackers',
  summary: 'Returns the records of one type with all their fields, to save as a file',
  method: 'GET',
  version: 'v1',
  path: '/tracker-export',
  query: z.strictObject({ type, ...trackerFilterFields, sort: z.optional(trackerSortSchema) }),
  access: 'member',
  limit: 'export',
  response: z.object({ data: z.array(trackerSchema), total: z.int() }),
  errors: [trackersErrors.EXPORT_LOCKED, trackersErrors.FIT_NOT_SET],
});

export const reportOutdated = defineCall({
  id: 'trackers.reportOutdated',
  summary: 'Reports that facts of a record are outdated',
  method: 'POST',
  version: 'v1',
  path: '/tracker/{id}/report',
  params,
  body: z.strictObject({ note: textOf(trackerLimits.reportNote) }),
  access: 'member',
  limit: 'report',
  response: z.object({ reported: z.boolean() }),
});

const marked = z.object({ active: z.boolean() });

export const hideTracker = defineCall({
  id: 'trackers.hideTracker',
  summary: 'Marks a record as not a fit: your lists leave it out',
  method: 'POST',
  version: 'v1',
  path: '/tracker/{id}/hide',
  params,
  access: 'member',
  limit: 'reaction',
  response: marked,
  errors: [trackersErrors.TOO_MANY_HIDDEN],
});

export const showTracker = defineCall({
  id: 'trackers.showTracker',
  summary: 'Shows a record again that you marked as not a fit',
  method: 'DELETE',
  version: 'v1',
  path: '/tracker/{id}/hide',
  params,
  access: 'member',
  limit: 'reaction',
  status: 200,
  response: marked,
});

export const watchTracker = defineCall({
  id: 'trackers.watchTracker',
  summary: 'Reminds you before a deadline, and notifies you when a closed programme opens',
  method: 'POST',
  version: 'v1',
  path: '/tracker/{id}/watch',
  params,
  access: 'member',
  limit: 'reaction',
  response: marked,
  errors: [trackersErrors.TOO_MANY_WATCHED],
});

export const unwatchTracker = defineCall({
  id: 'trackers.unwatchTracker',
  summary: 'Ends reminders and notifications about a programme',
  method: 'DELETE',
  version: 'v1',
  path: '/tracker/{id}/watch',
  params,
  access: 'member',
  limit: 'reaction',
  status: 200,
  response: marked,
});

const fitResponse = z.object({ settings: z.nullable(fitSettingsSchema) });

export const readFitSettings = defineCall({
  id: 'trackers.readFitSettings',
  summary: 'Reads what your company is and seeks, from which fit is scored',
  method: 'GET',
  version: 'v1',
  path: '/tracker-fit',
  access: 'member',
  limit: 'read',
  response: fitResponse,
});

export const saveFitSettings = defineCall({
  id: 'trackers.saveFitSettings',
  summary: 'Saves what your company is and seeks; null deletes it',
  method: 'PATCH',
  version: 'v1',
  path: '/tracker-fit',
  access: 'member',
  body: z.strictObject(fitResponse.shape),
  response: fitResponse,
});

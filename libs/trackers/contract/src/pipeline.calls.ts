import { defineCall } from '@upround/shared/contract-core';
import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import {
  pipelineChangeSchema,
  pipelineDraftSchema,
  pipelineImportedSchema,
  pipelineImportSchema,
  pipelineItemSchema,
} from './pipeline.schema';
import { trackersErrors } from './trackers.errors';

const all = { version: 'v1', path: '/pipeline', access: 'member' } as const;
const one = { ...all, path: '/pipeline/{id}' } as const;
const params = z.strictObject({ id: idSchema });

export const listPipeline = defineCall({
  ...all,
  id: 'trackers.listPipeline',
  summary: 'Lists your pipeline, latest change first',
  method: 'GET',
  limit: 'read',
  response: z.object({ data: z.array(pipelineItemSchema) }),
});

export const addToPipeline = defineCall({
  ...all,
  id: 'trackers.addToPipeline',
  summary: 'Adds a funder to your pipeline',
  method: 'POST',
  limit: 'reaction',
  body: pipelineDraftSchema,
  response: pipelineItemSchema,
  status: 201,
  errors: [trackersErrors.PIPELINE_FULL, trackersErrors.IN_PIPELINE],
});

export const editPipelineItem = defineCall({
  ...one,
  id: 'trackers.editPipelineItem',
  summary: 'Changes fields of a funder in your pipeline',
  method: 'PATCH',
  params,
  limit: 'reaction',
  body: z.strictObject({
    changes: pipelineChangeSchema,
    /** The values that you saw before: a field that changed meanwhile isn't overwritten. */
    was: z.optional(pipelineChangeSchema),
  }),
  response: pipelineItemSchema,
  errors: [trackersErrors.CHANGED_MEANWHILE, trackersErrors.IN_PIPELINE],
});

export const deletePipelineItem = defineCall({
  ...one,
  id: 'trackers.deletePipelineItem',
  summary: 'Deletes a funder from your pipeline',
  method: 'DELETE',
  params,
});

export const importPipeline = defineCall({
  ...all,
  id: 'trackers.importPipeline',
  summary: 'Adds the funders of a CSV file to your pipeline, all or none',
  method: 'POST',
  path: '/pipeline-import',
  limit: 'export',
  body: pipelineImportSchema,
  response: pipelineImportedSchema,
  errors: [trackersErrors.PIPELINE_FULL],
});

const calendarResponse = z.object({
  /** Secret address of your calendar; null until you create one. */
  url: z.nullable(z.string()),
});

export const readTrackerCalendar = defineCall({
  id: 'trackers.readTrackerCalendar',
  summary: 'Reads the secret URL of your calendar of deadlines and next steps',
  method: 'GET',
  version: 'v1',
  path: '/tracker-calendar',
  access: 'member',
  limit: 'read',
  response: calendarResponse,
});

export const createTrackerCalendar = defineCall({
  id: 'trackers.createTrackerCalendar',
  summary: 'Creates the URL of your calendar; an old one stops working',
  method: 'POST',
  version: 'v1',
  path: '/tracker-calendar',
  access: 'member',
  limit: 'report',
  response: calendarResponse,
});

export const deleteTrackerCalendar = defineCall({
  id: 'trackers.deleteTrackerCalendar',
  summary: 'Deletes the URL of your calendar',
  method: 'DELETE',
  version: 'v1',
  path: '/tracker-calendar',
  access: 'member',
});

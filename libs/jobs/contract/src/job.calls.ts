import { defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { applicationStateSchema } from './application-state.schema';
import { appliedJobSchema } from './application.schema';
import { jobFilterFields, jobSorts } from './job-filters.schema';
import { jobFacetsSchema, jobSchema, listedStates, jobSummarySchema } from './job.schema';

const board = { version: 'v1', path: '/job', method: 'GET' } as const;
const params = z.strictObject({ id: idSchema });

export const listJobs = defineCall({
  ...board,
  id: 'jobs.listJobs',
  summary: 'Lists open jobs, filtered and sorted',
  query: z.strictObject({
    ...jobFilterFields,
    sort: z.optional(z.enum(jobSorts)),
    ...segmentQuery,
  }),
  access: 'guest',
  limit: 'read',
  paging: 'segment',
  response: segmentOf(jobSummarySchema),
});

export const listJobsByUser = defineCall({
  ...board,
  id: 'jobs.listJobsByUser',
  summary: 'Lists a person’s jobs, newest first; your own include drafts, closed jobs and counts',
  selectedBy: ['userId'],
  query: z.strictObject({
    userId: idSchema,
    /** For other people's jobs it is ignored: they are always open ones. */
    state: z.optional(z.enum(listedStates)),
    ...segmentQuery,
  }),
  access: 'guest',
  limit: 'read',
  paging: 'segment',
  response: segmentOf(jobSummarySchema),
});

export const listAppliedJobs = defineCall({
  ...board,
  id: 'jobs.listAppliedJobs',
  summary: 'Lists the jobs you’ve applied to with your applications, latest first',
  selectedBy: ['applied'],
  query: z.strictObject({
    applied: z.literal('true'),
    /** Applications in any of these states. */
    state: z.optional(z.array(applicationStateSchema).check(z.minLength(1))),
    ...segmentQuery,
  }),
  access: 'member',
  paging: 'segment',
  response: segmentOf(appliedJobSchema),
});

export const readJob = defineCall({
  ...board,
  id: 'jobs.readJob',
  summary:
    'Reads one job by id or slug: open or closed; a draft only for its creator, and a job closed by a moderator only for those involved',
  path: '/job/{id}',
  params,
  access: 'guest',
  limit: 'read',
  response: jobSchema,
});

export const listSimilarJobs = defineCall({
  ...board,
  id: 'jobs.listSimilarJobs',
  summary: 'Lists up to six open jobs similar to this one',
  path: '/job/{id}/similar',
  params,
  access: 'guest',
  limit: 'read',
  response: z.object({ data: z.array(jobSummarySchema) }),
});

export const readJobFacets = defineCall({
  id: 'jobs.readJobFacets',
  summary: 'Counts the open jobs that each filter value would leave',
  method: 'GET',
  version: 'v1',
  path: '/job-facets',
  query: z.strictObject(jobFilterFields),
  access: 'guest',
  limit: 'search',
  response: jobFacetsSchema,
});

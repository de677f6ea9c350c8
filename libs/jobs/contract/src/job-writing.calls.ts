import { defineCall } from '@upround/shared/contract-core';
import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { jobChangeSchema, jobSchema, newJobSchema } from './job.schema';
import { jobsErrors } from './jobs.errors';

const one = { version: 'v1', path: '/job/{id}', access: 'member' } as const;
const params = z.strictObject({ id: idSchema });

export const createJob = defineCall({
  id: 'jobs.createJob',
  summary: 'Posts a job, or saves a draft, which only needs a title',
  method: 'POST',
  version: 'v1',
  path: '/job',
  access: 'member',
  limit: 'post',
  body: newJobSchema,
  response: jobSchema,
  status: 201,
  errors: [jobsErrors.TOO_MANY_OPEN_JOBS],
});

export const editJob = defineCall({
  ...one,
  id: 'jobs.editJob',
  summary:
    'Edits, publishes, pauses, resumes or closes one of your jobs; moderators can close any job',
  method: 'PATCH',
  params,
  limit: 'post',
  body: jobChangeSchema,
  response: jobSchema,
  errors: [jobsErrors.JOB_NOT_OPEN, jobsErrors.CANNOT_REOPEN, jobsErrors.TOO_MANY_OPEN_JOBS],
});

export const confirmJob = defineCall({
  ...one,
  id: 'jobs.confirmJob',
  summary: 'Confirms that one of your jobs is still open',
  method: 'POST',
  path: '/job/{id}/confirmation',
  params,
  response: jobSchema,
  errors: [jobsErrors.JOB_NOT_OPEN],
});

export const repostJob = defineCall({
  ...one,
  id: 'jobs.repostJob',
  summary: 'Creates a draft from one of your closed jobs, to post it again',
  method: 'POST',
  path: '/job/{id}/repost',
  params,
  limit: 'post',
  response: jobSchema,
  status: 201,
  errors: [jobsErrors.NOT_CLOSED, jobsErrors.MODERATED],
});

export const deleteJobDraft = defineCall({
  ...one,
  id: 'jobs.deleteJobDraft',
  summary: 'Deletes one of your job drafts',
  method: 'DELETE',
  params,
  errors: [jobsErrors.NOT_A_DRAFT],
});

import { defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { idSchema, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { companyChangeSchema, companySchema, companySummarySchema } from './company.schema';
import { jobLimits } from './job-limits';
import { jobSummarySchema } from './job.schema';
import { jobsErrors } from './jobs.errors';

const one = { version: 'v1', path: '/company/{slug}' } as const;
const params = z.strictObject({ slug: idSchema });

export const listCompanies = defineCall({
  id: 'jobs.listCompanies',
  summary: 'Lists up to twenty companies whose names begin with a text, by name',
  method: 'GET',
  version: 'v1',
  path: '/company',
  query: z.strictObject({ query: textOf(jobLimits.company) }),
  access: 'guest',
  limit: 'search',
  response: z.object({ data: z.array(companySummarySchema) }),
});

export const readCompany = defineCall({
  ...one,
  id: 'jobs.readCompany',
  summary: 'Reads a company with its people and its newest open jobs',
  method: 'GET',
  params,
  access: 'guest',
  limit: 'read',
  response: companySchema,
});

export const editCompany = defineCall({
  ...one,
  id: 'jobs.editCompany',
  summary: 'Edits a company’s details, as a member who has an open job there or as a moderator',
  method: 'PATCH',
  params,
  access: 'member',
  limit: 'post',
  body: companyChangeSchema,
  response: companySchema,
  errors: [jobsErrors.NOT_YOUR_LOGO],
});

export const listJobsByCompany = defineCall({
  id: 'jobs.listJobsByCompany',
  summary: 'Lists the open jobs of a company, newest first',
  method: 'GET',
  version: 'v1',
  path: '/job',
  selectedBy: ['company'],
  query: z.strictObject({ company: idSchema, ...segmentQuery }),
  access: 'guest',
  limit: 'read',
  paging: 'segment',
  response: segmentOf(jobSummarySchema),
});

import { defineCall, segmentOf, segmentQuery } from '@upround/shared/contract-core';
import { idSchema, textLimits, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { applicationStateSchema } from './application-state.schema';
import {
  applicantNoteChangeSchema,
  applicantNoteSchema,
  applicantSchema,
  applicationDraftSchema,
  applicationMoveSchema,
  applicationSchema,
  namedMoveSchema,
  offerReplyDraftSchema,
  readApplicationSchema,
} from './application.schema';
import { jobLimits } from './job-limits';
import { applicationCountsSchema } from './job.schema';
import { jobsErrors } from './jobs.errors';

const shared = { version: 'v1', access: 'member' } as const;
const one = { ...shared, path: '/application/{id}' } as const;
const params = z.strictObject({ id: idSchema });

/** Leaves out who applied and names the résumé's file neutrally, if blind hiring is part of the creator's plan. */
const blind = z.optional(z.literal('true'));

/** `newest` by default; `stars` has the most first, `name` goes by the alphabet. */
export const applicantSorts = ['newest', 'oldest', 'stars', 'name'] as const;
export type ApplicantSort = (typeof applicantSorts)[number];

export const listApplicants = defineCall({
  ...shared,
  id: 'jobs.listApplicants',
  summary: 'Lists the applicants to one of your jobs',
  method: 'GET',
  path: '/application',
  query: z.strictObject({
    type: z.literal('JOB'),
    /** The job, by id or slug. */
    id: idSchema,
    state: z.optional(z.array(applicationStateSchema).check(z.minLength(1))),
    /** At least so many stars. */
    stars: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(jobLimits.stars))),
    /** Part of a name or headline. */
    search: z.optional(textOf(textLimits.query, 0)),
    sort: z.optional(z.enum(applicantSorts)),
    /** With the text of your own notes, for a file of all. */
    notes: z.optional(z.literal('true')),
    blind,
    ...segmentQuery,
  }),
  paging: 'segment',
  response: z.extend(segmentOf(applicantSchema), {
    counts: applicationCountsSchema,
    /** What your plan opens here. */
    opens: z.optional(z.object({ blindHiring: z.boolean() })),
    /** Blind hiring was requested and isn't part of your plan. */
    locked: z.optional(z.boolean()),
  }),
});

export const readApplication = defineCall({
  ...one,
  id: 'jobs.readApplication',
  summary: 'Reads one application: its applicant’s own, or one to your job',
  method: 'GET',
  params,
  query: z.strictObject({ blind }),
  response: readApplicationSchema,
});

export const apply = defineCall({
  ...shared,
  id: 'jobs.apply',
  summary: 'Applies to a job',
  method: 'POST',
  path: '/application',
  body: applicationDraftSchema,
  response: applicationSchema,
  status: 201,
  errors: [
    jobsErrors.OWN_JOB,
    jobsErrors.JOB_CLOSED,
    jobsErrors.ALREADY_APPLIED,
    jobsErrors.NOT_YOUR_RESUME,
    jobsErrors.TOO_MANY_APPLICATIONS,
  ],
});

export const moveApplication = defineCall({
  ...one,
  id: 'jobs.moveApplication',
  summary:
    'Moves an application to another stage as the job’s creator, or withdraws it or undoes that as the applicant',
  method: 'PATCH',
  params,
  body: applicationMoveSchema,
  response: applicationSchema,
  errors: [jobsErrors.JOB_CLOSED, jobsErrors.WITHDRAWN, jobsErrors.OFFER_DECLINED],
});

export const replyToOffer = defineCall({
  ...one,
  id: 'jobs.replyToOffer',
  summary: 'Accepts or declines the offer that your application got',
  method: 'POST',
  path: '/application/{id}/offer-reply',
  params,
  body: offerReplyDraftSchema,
  response: applicationSchema,
  errors: [jobsErrors.NO_OFFER],
});

export const moveApplications = defineCall({
  ...shared,
  id: 'jobs.moveApplications',
  summary:
    'Moves several applications to your jobs at once, all of them or none; those that are further on, not selected or withdrawn stay as they are, and an offer isn’t withdrawn among several',
  method: 'PATCH',
  path: '/application',
  body: z.strictObject({
    /** Each with the state that it goes to. */
    moves: z.array(namedMoveSchema).check(
      z.minLength(1),
      z.maxLength(jobLimits.bulk),
      z.refine((moves) => new Set(moves.map(({ id }) => id.toLowerCase())).size === moves.length),
    ),
    /** The answer doesn't say who applied. */
    blind: z.optional(z.boolean()),
    /** One alone isn't rejected either if it has an offer by now. */
    keepOffers: z.optional(z.boolean()),
  }),
  response: z.object({ data: z.array(applicantSchema) }),
  errors: [jobsErrors.WITHDRAWN, jobsErrors.FURTHER_ON],
});

export const readApplicantNote = defineCall({
  ...one,
  id: 'jobs.readApplicantNote',
  summary: 'Reads your note and stars for an applicant to one of your jobs',
  method: 'GET',
  path: '/application/{id}/note',
  params,
  response: applicantNoteSchema,
});

export const keepApplicantNote = defineCall({
  ...one,
  id: 'jobs.keepApplicantNote',
  summary: 'Saves your private note and stars for an applicant to one of your jobs',
  method: 'PATCH',
  path: '/application/{id}/note',
  params,
  body: applicantNoteChangeSchema,
  response: applicantNoteSchema,
});

export const keepApplicationMemo = defineCall({
  ...one,
  id: 'jobs.keepApplicationMemo',
  summary: 'Saves your private note on an application you made',
  method: 'PATCH',
  path: '/application/{id}/memo',
  params,
  body: z.strictObject({ text: textOf(jobLimits.privateNote, 0) }),
  response: z.object({ text: z.string() }),
});

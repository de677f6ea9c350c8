import type { EventDefinition } from '@upround/shared/tasks';
import * as z from 'zod/mini';

/** A person applied to a job. */
export const applied = {
  name: 'jobs.applied',
  data: z.object({
    applicationId: z.string(),
    jobId: z.string(),
    creatorId: z.string(),
    applicantId: z.string(),
  }),
} satisfies EventDefinition;

/** A job's creator moved an application, and did not take that back at once. */
export const applicationMoved = {
  name: 'jobs.application-moved',
  data: z.object({
    applicationId: z.string(),
    /** An application may be rejected twice: the applicant is notified of each step once. */
    stepId: z.string(),
    jobId: z.string(),
    applicantId: z.string(),
    /** SHORTLISTED, INTERVIEW, OFFER or REJECTED; SEEN is shown only in the timeline. */
    state: z.string(),
  }),
} satisfies EventDefinition;

/** An applicant accepted or declined an offer. */
export const offerReplied = {
  name: 'jobs.offer-replied',
  data: z.object({
    applicationId: z.string(),
    stepId: z.string(),
    jobId: z.string(),
    creatorId: z.string(),
    applicantId: z.string(),
    reply: z.enum(['ACCEPTED', 'DECLINED']),
  }),
} satisfies EventDefinition;

/** A job was closed, by its creator, by a moderator or by time, while this person's application was open. */
export const jobClosed = {
  name: 'jobs.closed',
  data: z.object({ jobId: z.string(), applicationId: z.string(), applicantId: z.string() }),
} satisfies EventDefinition;

/** New jobs match a person's saved search. */
export const jobsFound = {
  name: 'jobs.found',
  data: z.object({
    userId: z.string(),
    savedSearchId: z.string(),
    /** The newest first, ten at most. */
    jobIds: z.array(z.string()),
    /** How many in all. */
    count: z.int(),
  }),
} satisfies EventDefinition;

/** A job has been open for a month, and its creator is asked whether it still is. */
export const jobConfirmReminder = {
  name: 'jobs.to-confirm',
  data: z.object({ jobId: z.string(), creatorId: z.string() }),
} satisfies EventDefinition;

/** People who applied to a job have heard nothing for three weeks. */
export const applicantsWaiting = {
  name: 'jobs.applicants-waiting',
  data: z.object({ jobId: z.string(), creatorId: z.string(), count: z.int() }),
} satisfies EventDefinition;

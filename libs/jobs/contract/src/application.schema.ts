import { idSchema, personSummarySchema, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { APPLICATION_EVENT } from './application.event-name';
import {
  applicationStateSchema,
  offerReplySchema,
  rejectionReasonSchema,
} from './application-state.schema';
import type { ApplicationState, RejectionReason } from './application-state.schema';
import { jobLimits } from './job-limits';
import { jobSummarySchema } from './job.schema';

/** A PDF file that was uploaded before; only the applicant and the job's creator can fetch it. */
export const resumeSchema = z.object({
  /** Where it is fetched, with the token of a person who may read it. */
  url: z.string(),
  /** Its name as uploaded. */
  name: z.string(),
  /** Bytes. */
  size: z.int(),
});
export type Resume = z.output<typeof resumeSchema>;

/** One step of an application, oldest first in a timeline. */
export const applicationStepSchema = z.object({
  state: applicationStateSchema,
  at: z.string(),
  /** Of REJECTED alone. */
  reason: z.nullable(rejectionReasonSchema),
  /** What the job's creator added to the reason, for the applicant; or the applicant to their reply. */
  message: z.optional(z.string()),
  /** The applicant's reply to an offer: ACCEPTED with OFFER, DECLINED with WITHDRAWN. */
  reply: z.optional(offerReplySchema),
});
export type ApplicationStep = z.output<typeof applicationStepSchema>;

/** An application as both sides see it. */
export const applicationSchema = z.object({
  id: z.string(),
  referenceType: z.literal('JOB'),
  /** The job. */
  referenceId: z.string(),
  state: applicationStateSchema,
  /** What the applicant wrote along. */
  note: z.string(),
  resume: z.nullable(resumeSchema),
  timeline: z.array(applicationStepSchema),
  createdAt: z.string(),
  /** When it last moved. */
  movedAt: z.string(),
});
export type Application = z.output<typeof applicationSchema>;

/** A person who applied, for the job's creator. */
export const applicantSchema = z.extend(applicationSchema, {
  /** Left out in blind hiring. */
  applicant: z.optional(personSummarySchema),
  /** The creator's own mark; 0 for none. */
  stars: z.int(),
  /** Whether the creator keeps a note; its text is read by a call of its own, or with `notes`. */
  hasNote: z.boolean(),
  privateNote: z.optional(z.string()),
});
export type Applicant = z.output<typeof applicantSchema>;
/** An applicant outside of blind hiring. */
export type NamedApplicant = Applicant & Required<Pick<Applicant, 'applicant'>>;

/** One application, read by its applicant or by the job's creator. */
export const readApplicationSchema = z.extend(applicationSchema, {
  /** Who applied, for the job's creator; left out in blind hiring. */
  applicant: z.optional(personSummarySchema),
  /** Blind hiring was requested and isn't part of the creator's plan. */
  locked: z.optional(z.boolean()),
});

/** The applicant's view of an application, with its job. */
export const appliedJobSchema = z.extend(jobSummarySchema, {
  application: z.extend(applicationSchema, {
    /** The applicant's private notes. */
    memo: z.string(),
    /** Nothing was heard for 21 days. */
    silent: z.boolean(),
  }),
});
export type AppliedJob = z.output<typeof appliedJobSchema>;

/** An application: a note, a résumé, or both. */
export const applicationDraftSchema = z
  .strictObject({
    referenceType: z.literal('JOB'),
    referenceId: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
    note: z.optional(textOf(jobLimits.note, 0)),
    /** The `url` of the applicant's upload with the purpose RESUME. */
    resumeUrl: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  })
  .check(
    z.refine(
      ({ note, resumeUrl }) =>
        (note !== undefined && note !== '') || (resumeUrl !== undefined && resumeUrl !== null),
      { path: ['note'] },
    ),
  );
export type ApplicationDraft = z.output<typeof applicationDraftSchema>;

const moveFields = {
  state: applicationStateSchema,
  reason: z.optional(rejectionReasonSchema),
  /** A personal line that the applicant reads after the reason. */
  message: z.optional(textOf(jobLimits.rejectionMessage, 0)),
};

interface ReasonedMove {
  state: ApplicationState;
  reason?: RejectionReason | undefined;
  message?: string | undefined;
}

/** A field that goes with REJECTED alone. */
const ofRejections = (field: 'reason' | 'message') =>
  z.refine<ReasonedMove>((move) => move[field] === undefined || move.state === 'REJECTED', {
    path: [field],
  });
const reasoned = [ofRejections('reason'), ofRejections('message')] as const;

export const applicationMoveSchema = z
  .strictObject({
    ...moveFields,
    /** The answer doesn't say who applied. */
    blind: z.optional(z.boolean()),
  })
  .check(...reasoned);
/** One of several that move at once. */
export const namedMoveSchema = z
  .strictObject({
    id: idSchema,
    ...moveFields,
    /**
     * Moves back, brings back after a rejection, or withdraws an offer among several: without it such an application
     * is skipped.
     */
    back: z.optional(z.boolean()),
  })
  .check(...reasoned);
export type ApplicationMove = z.output<typeof applicationMoveSchema>;

/** An applicant's reply to an offer, with a line for the job's creator. */
export const offerReplyDraftSchema = z.strictObject({
  reply: offerReplySchema,
  message: z.optional(textOf(jobLimits.rejectionMessage, 0)),
});
export type OfferReplyDraft = z.output<typeof offerReplyDraftSchema>;

/** What the job's creator stores about an applicant; omitted fields stay. */
export const applicantNoteSchema = z.object({ text: z.string(), stars: z.int() });
export type ApplicantNote = z.output<typeof applicantNoteSchema>;
export const applicantNoteChangeSchema = z.strictObject({
  text: z.optional(textOf(jobLimits.privateNote, 0)),
  stars: z.optional(z.int().check(z.minimum(0), z.maximum(jobLimits.stars))),
});

/** What has happened to an application, or to its job. */
export const applicationChanges = ['APPLIED', 'WITHDRAWN', 'MOVED', 'CLOSED'] as const;

/**
 * A change of an application, sent to the other side: to the job’s creator when a person applied or withdrew, to the
 * applicant when it was moved. Closing a job is sent to both, to its creator without an application.
 */
export const applicationEvent = {
  name: APPLICATION_EVENT,
  data: z.object({
    applicationId: z.nullable(z.string()),
    jobId: z.string(),
    change: z.enum(applicationChanges),
  }),
} as const;
export type ApplicationEvent = z.output<typeof applicationEvent.data>;

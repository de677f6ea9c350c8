import { amountSchema, currencySchema, personSummarySchema, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { applicationStateSchema } from './application-state.schema';
import {
  companyStageSchema,
  experienceSchema,
  jobTagSchema,
  jobTypeSchema,
  workplaceSchema,
} from './job-filters.schema';
import { jobLimits } from './job-limits';

/** A draft is seen by its creator alone; a closed job takes no applications, and only a paused one opens again. */
export const jobStates = ['DRAFT', 'OPEN', 'CLOSED'] as const;
export type JobState = (typeof jobStates)[number];

/**
 * Why a job was closed. Creators give the first three; EXPIRED after 90 days, MODERATED by a moderator. PAUSED is a state
 * of its own in all but name: its creator can resume the job, and applicants keep their place.
 */
export const closeReasons = ['FILLED', 'PAUSED', 'CANCELLED', 'EXPIRED', 'MODERATED'] as const;
export type CloseReason = (typeof closeReasons)[number];
export const ownCloseReasons = ['FILLED', 'PAUSED', 'CANCELLED'] as const;

/** Lists of the member's own jobs: CLOSED leaves out paused ones, which have their own list. */
export const listedStates = ['OPEN', 'PAUSED', 'DRAFT', 'CLOSED'] as const;
export type ListedState = (typeof listedStates)[number];

/** Whether the creator of a job may resume it. */
export const isPaused = (job: { closeReason: CloseReason | null }) => job.closeReason === 'PAUSED';

export const payPeriods = ['YEAR', 'MONTH', 'HOUR'] as const;
export type PayPeriod = (typeof payPeriods)[number];

const salaryAmount = amountSchema.check(z.maximum(jobLimits.salary));
const share = z.number().check(z.minimum(0), z.maximum(jobLimits.equity), z.multipleOf(0.01));

/** What a job pays, in minor units of the currency; `max` is null where no upper end is given. */
export const salarySchema = z.object({
  min: z.int(),
  max: z.nullable(z.int()),
  currency: currencySchema,
  period: z.enum(payPeriods),
});
export type Salary = z.output<typeof salarySchema>;

/** Per cent of the company. */
export const equitySchema = z.object({ min: z.number(), max: z.nullable(z.number()) });
export type Equity = z.output<typeof equitySchema>;

const ordered = ({ min, max }: { min: number; max?: number | null | undefined }) =>
  max === null || max === undefined || max >= min;

/** A salary as written; yearly where no period is given. */
const salaryDraftSchema = z
  .strictObject({
    min: salaryAmount,
    max: z.optional(z.nullable(salaryAmount)),
    currency: currencySchema,
    period: z.optional(z.enum(payPeriods)),
  })
  .check(z.refine(ordered, { path: ['max'] }));

const equityDraftSchema = z
  .strictObject({ min: share, max: z.optional(z.nullable(share)) })
  .check(z.refine(ordered, { path: ['max'] }));

const draftFields = {
  title: textOf(jobLimits.title),
  company: textOf(jobLimits.company),
  /** Paragraphs, headings and lists in Markdown; raw HTML stays text. */
  description: textOf(jobLimits.description),
  /** A city, with its state or country if need be. */
  location: textOf(jobLimits.location),
  type: jobTypeSchema,
  workplace: workplaceSchema,
  salary: z.optional(z.nullable(salaryDraftSchema)),
  equity: z.optional(z.nullable(equityDraftSchema)),
  experience: z.optional(z.nullable(experienceSchema)),
  companyStage: z.optional(z.nullable(companyStageSchema)),
  /** That the company helps with a visa; false says nothing. */
  visa: z.optional(z.boolean()),
  /** Whether the company helps with a visa, null if not stated; takes precedence over `visa`. */
  sponsorsVisa: z.optional(z.nullable(z.boolean())),
  tags: z.optional(
    z.array(jobTagSchema).check(
      z.maxLength(jobLimits.tags),
      z.refine((tags) => new Set(tags).size === tags.length),
    ),
  ),
};

/** A job with all that it needs to open; open at once unless it is to stay a draft. */
export const jobDraftSchema = z.strictObject({
  ...draftFields,
  state: z.optional(z.enum(['DRAFT', 'OPEN'])),
});
export type JobDraft = z.output<typeof jobDraftSchema>;

const { company, description, location } = draftFields;
/** What a job must say to be open; a draft may leave these empty. */
export const neededToOpenSchema = z.object({ company, description, location });
const unfinishedFields = z.partial(
  z.object({
    ...draftFields,
    company: textOf(jobLimits.company, 0),
    description: textOf(jobLimits.description, 0),
    location: textOf(jobLimits.location, 0),
  }),
).shape;

const neededToOpen = ['company', 'description', 'location', 'type', 'workplace'] as const;

/**
 * A job as it is posted. A draft needs only a title: omitted fields are empty, type and workplace full time and on
 * site.
 */
export const newJobSchema = z
  .strictObject({
    ...unfinishedFields,
    title: draftFields.title,
    state: jobDraftSchema.shape.state,
  })
  .check(
    z.superRefine((job, context) => {
      if (job.state === 'DRAFT') return;
      for (const name of neededToOpen.filter((field) => !job[field])) {
        const missing = {
          code: 'too_small',
          origin: 'string',
          minimum: 1,
          inclusive: true,
        } as const;
        context.addIssue({ ...missing, input: job[name], path: [name] });
      }
    }),
  );
export type NewJob = z.output<typeof newJobSchema>;

/**
 * What changes of a job: its fields while it is a draft or open, or its state. OPEN publishes a draft that says all
 * that it needs or resumes a paused job, CLOSED closes or, with the reason PAUSED, pauses; a reason goes with CLOSED alone.
 */
export const jobChangeSchema = z
  .strictObject({
    ...unfinishedFields,
    state: z.optional(z.enum(['OPEN', 'CLOSED'])),
    reason: z.optional(z.enum(ownCloseReasons)),
  })
  .check(
    z.refine(({ state, reason }) => reason === undefined || state === 'CLOSED', {
      path: ['reason'],
    }),
  );
export type JobChange = z.output<typeof jobChangeSchema>;

/** Number of applications by state; `total` leaves out withdrawn ones. */
export const applicationCountsSchema = z.object({
  total: z.int(),
  applied: z.int(),
  seen: z.int(),
  shortlisted: z.int(),
  interview: z.int(),
  offer: z.int(),
  rejected: z.int(),
  withdrawn: z.int(),
});
export type ApplicationCounts = z.output<typeof applicationCountsSchema>;

/** Response stats of a creator. Null where there are too few applications. */
export const responseStatsSchema = z.object({
  /** Share of applications, from 0 to 1, that got an answer within 21 days. */
  rate: z.nullable(z.number()),
  /** Hours until the first answer, the median. */
  medianHours: z.nullable(z.int()),
});
export type ResponseStats = z.output<typeof responseStatsSchema>;

/** A job as lists carry it: all but its description. */
export const jobSummarySchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  company: z.string(),
  /** The company's record: how its page is found, and its logo. Null for drafts. */
  companyRecord: z.optional(
    z.nullable(z.object({ slug: z.string(), logoUrl: z.nullable(z.string()) })),
  ),
  companyStage: z.nullable(companyStageSchema),
  location: z.string(),
  type: jobTypeSchema,
  workplace: workplaceSchema,
  salary: z.nullable(salarySchema),
  equity: z.nullable(equitySchema),
  experience: z.nullable(experienceSchema),
  visa: z.boolean(),
  /** Whether the company helps with a visa; null if not stated. */
  sponsorsVisa: z.optional(z.nullable(z.boolean())),
  tags: z.array(z.string()),
  state: z.enum(jobStates),
  closeReason: z.nullable(z.enum(closeReasons)),
  creator: personSummarySchema,
  replies: responseStatsSchema,
  /** Null for a draft, like `closesAt`. */
  publishedAt: z.nullable(z.string()),
  /** When an open job closes by itself. */
  closesAt: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  editedAt: z.nullable(z.string()),
  /** When the creator last did anything about this job: posted, edited, confirmed, or moved an applicant. */
  lastActiveAt: z.string(),
  /** Open for long without its creator having confirmed it. */
  stale: z.boolean(),
  bookmarkCount: z.int(),
  viewer: z.object({
    bookmarked: z.boolean(),
    /** The viewer's application; null if there is none. */
    application: z.nullable(z.object({ id: z.string(), state: applicationStateSchema })),
  }),
  /** Only for the creator; null for everyone else. */
  applications: z.nullable(applicationCountsSchema),
});
export type JobSummary = z.output<typeof jobSummarySchema>;

export const jobSchema = z.extend(jobSummarySchema, { description: z.string() });
export type Job = z.output<typeof jobSchema>;

/** Number of jobs for each value of a filter, given the other current filters. */
export const jobFacetsSchema = z.object({
  /** Jobs that meet all filters. */
  total: z.int(),
  tags: z.array(z.object({ value: z.string(), count: z.int() })),
  locations: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
  types: z.array(z.object({ value: jobTypeSchema, count: z.int() })),
  workplaces: z.array(z.object({ value: workplaceSchema, count: z.int() })),
  experience: z.array(z.object({ value: experienceSchema, count: z.int() })),
  stages: z.array(z.object({ value: companyStageSchema, count: z.int() })),
});
export type JobFacets = z.output<typeof jobFacetsSchema>;

import { currencySchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { fitSchema } from './fit.schema';
import { pipelineStageSchema } from './pipeline-stages';
import {
  fundingRegionSchema,
  fundingSectorSchema,
  fundingStageSchema,
  instrumentSchema,
  scheduleSchema,
  trackerTypeSchema,
} from './tracker-filters.schema';

/** Minor units of the currency; an end that isn't published is null. */
export const amountRangeSchema = z.object({
  min: z.nullable(z.int()),
  max: z.nullable(z.int()),
  currency: currencySchema,
});
export type AmountRange = z.output<typeof amountRangeSchema>;

/** Per cent of the company. */
const equityRangeSchema = z.object({ min: z.nullable(z.number()), max: z.nullable(z.number()) });

/** Until when one can apply. */
export const deadlineSchema = z.object({
  /** In UTC. */
  at: z.string(),
  /** Day and time on the clock of the funder, as in `2027-03-31T17:00`. */
  local: z.string(),
  /** IANA name of the funder's time zone. */
  zone: z.string(),
});
export type Deadline = z.output<typeof deadlineSchema>;

/** Where the facts were read. */
export const sourceSchema = z.object({
  name: z.string(),
  url: z.string(),
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; null where the source has no date. */
  asOf: z.nullable(z.string()),
  /** `asOf` is more than twelve months ago, or null. */
  isOutdated: z.boolean(),
});

/** A member's own marks on a record. */
const ownMarksSchema = z.object({
  isBookmarked: z.boolean(),
  isHidden: z.boolean(),
  isWatched: z.boolean(),
  /** The item of the member's pipeline. */
  item: z.nullable(z.object({ id: z.string(), stage: pipelineStageSchema })),
  /** Null until the member has set what is sought. */
  fit: z.nullable(fitSchema),
});

/** Where one can apply, where one can ask, and an email address. */
export const contactKinds = ['APPLY', 'PAGE', 'EMAIL'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** A funder or programme. What isn't published is null, or an empty list. */
export const trackerSchema = z.object({
  id: z.string(),
  slug: z.string(),
  type: trackerTypeSchema,
  name: z.string(),
  summary: z.string(),
  website: z.nullable(z.string()),
  country: z.nullable(z.string()),
  city: z.nullable(z.string()),
  regions: z.array(fundingRegionSchema),
  stages: z.array(fundingStageSchema),
  sectors: z.array(fundingSectorSchema),
  amount: z.nullable(amountRangeSchema),
  equity: z.nullable(equityRangeSchema),
  instrument: z.nullable(instrumentSchema),
  programWeeks: z.nullable(z.int()),
  eligibility: z.nullable(z.string()),
  schedule: z.nullable(scheduleSchema),
  /** The rule in words, as in `Two cohorts a year`. */
  scheduleText: z.nullable(z.string()),
  /** Months from 1 to 12 of a yearly rule. */
  opensMonth: z.nullable(z.int()),
  closesMonth: z.nullable(z.int()),
  deadline: z.nullable(deadlineSchema),
  /** Whether one can apply today; null where that isn't published. */
  isOpen: z.nullable(z.boolean()),
  source: sourceSchema,
  updatedAt: z.string(),
  /** That the three contact details are left out: they are part of plans and the bundle. */
  locked: z.boolean(),
  /** How many of them there are. */
  contactCount: z.int(),
  /** Which of them there are, though they are left out. */
  contactKinds: z.optional(z.array(z.enum(contactKinds))),
  applyUrl: z.optional(z.nullable(z.string())),
  contactUrl: z.optional(z.nullable(z.string())),
  contactEmail: z.optional(z.nullable(z.string())),
  /** Null for guests. */
  own: z.nullable(ownMarksSchema),
});
export type Tracker = z.output<typeof trackerSchema>;

/** How many records of a type there are, with some of them. */
export const trackerCountSchema = z.object({
  type: trackerTypeSchema,
  count: z.int(),
  /** How many one can apply to today. */
  openCount: z.int(),
  /** How many have contact details. */
  contactCount: z.int(),
  /** How many of the records the viewer can read. */
  readableCount: z.int(),
  sample: z.array(trackerSchema),
});
export type TrackerCount = z.output<typeof trackerCountSchema>;

const countsOf = <Value extends z.ZodMiniType>(value: Value) =>
  z.array(z.object({ value, count: z.int() }));

/** How many records each value would leave beside the other filters. */
export const trackerFacetsSchema = z.object({
  total: z.int(),
  open: z.int(),
  countries: countsOf(z.string()),
  regions: countsOf(fundingRegionSchema),
  stages: countsOf(fundingStageSchema),
  sectors: countsOf(fundingSectorSchema),
  instruments: countsOf(instrumentSchema),
  schedules: countsOf(scheduleSchema),
});
export type TrackerFacets = z.output<typeof trackerFacetsSchema>;

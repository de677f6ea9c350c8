import { amountSchema, currencySchema, textLimits, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { trackerLimits } from './tracker-limits';

/** Each type is a list of its own. Angels are networks, never private persons. */
export const trackerTypes = ['VENTURE_CAPITAL', 'GRANT', 'ACCELERATOR', 'ANGEL'] as const;
export const trackerTypeSchema = z.enum(trackerTypes);
export type TrackerType = (typeof trackerTypes)[number];

/** How far a company is that gets the money. */
export const fundingStages = [
  'IDEA',
  'PRE_SEED',
  'SEED',
  'SERIES_A',
  'SERIES_B',
  'GROWTH',
] as const;
export const fundingStageSchema = z.enum(fundingStages);
export type FundingStage = (typeof fundingStages)[number];

/** Where a company may be that gets the money. `INDIA` lies in `ASIA`, and `UK` in `EUROPE`. */
export const fundingRegions = [
  'INDIA',
  'ASIA',
  'UK',
  'EUROPE',
  'NORTH_AMERICA',
  'LATIN_AMERICA',
  'MIDDLE_EAST',
  'AFRICA',
  'OCEANIA',
  'GLOBAL',
] as const;
export const fundingRegionSchema = z.enum(fundingRegions);
export type FundingRegion = (typeof fundingRegions)[number];

/** `ANY` is for funders that say that they fund every sector. */
export const fundingSectors = [
  'ANY',
  'AI',
  'AGRICULTURE',
  'BIOTECH',
  'CLIMATE',
  'CONSUMER',
  'CYBERSECURITY',
  'DEEP_TECH',
  'DEFENCE',
  'EDUCATION',
  'ENERGY',
  'FINTECH',
  'FOOD',
  'GAMING',
  'HARDWARE',
  'HEALTH',
  'LOGISTICS',
  'MEDIA',
  'MOBILITY',
  'REAL_ESTATE',
  'RETAIL',
  'SAAS',
  'SOCIAL_IMPACT',
  'SPACE',
] as const;
export const fundingSectorSchema = z.enum(fundingSectors);
export type FundingSector = (typeof fundingSectors)[number];

/** In which form the money comes. */
export const instruments = ['GRANT', 'EQUITY', 'SAFE', 'CONVERTIBLE', 'DEBT', 'MIXED'] as const;
export const instrumentSchema = z.enum(instruments);
export type Instrument = (typeof instruments)[number];

/** When one can apply: all year, in regular rounds, until a published day, or not at the moment. */
export const schedules = ['ROLLING', 'RECURRING', 'DATED', 'CLOSED'] as const;
export const scheduleSchema = z.enum(schedules);
export type Schedule = (typeof schedules)[number];

/** `name` by default; `fit` needs the member's fit settings. */
export const trackerSorts = ['name', 'deadline', 'amount', 'newest', 'fit'] as const;
export const trackerSortSchema = z.enum(trackerSorts);
export type TrackerSort = (typeof trackerSorts)[number];

/** Several values of a filter with commas between; a record matches that has any of them. */
const anyOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.optional(z.array(item).check(z.minLength(1), z.maxLength(trackerLimits.filterValues)));

/** An ISO 3166 code of two letters. */
export const countrySchema = z.string().check(z.regex(/^[A-Z]{2}$/));

/** By what a list is filtered. Every filter that is given narrows it. */
export const trackerFilterFields = {
  /** Words of name, summary, place and eligibility. */
  query: z.optional(textOf(textLimits.query, 0)),
  /** Country of the seat. */
  country: anyOf(countrySchema),
  /** Where a company may be; a record for all the world matches every region. */
  region: anyOf(fundingRegionSchema),
  stage: anyOf(fundingStageSchema),
  /** A record for any sector matches every sector. */
  sector: anyOf(fundingSectorSchema),
  instrument: anyOf(instrumentSchema),
  schedule: anyOf(scheduleSchema),
  /** Only what one can apply to today. */
  open: z.optional(z.literal('true')),
  /** This much, in minor units of `currency`, is within what is given; records without published amounts are left out. */
  amount: z.optional(
    z.coerce.number().check(z.int(), z.minimum(0), z.maximum(trackerLimits.amount)),
  ),
  /** Of the amount, INR by default. */
  currency: z.optional(currencySchema),
};

/** Filters as a saved view stores them. */
export const trackerFiltersSchema = z.strictObject({
  ...trackerFilterFields,
  amount: z.optional(amountSchema.check(z.maximum(trackerLimits.amount))),
  sort: z.optional(trackerSortSchema),
});
export type TrackerFilters = z.output<typeof trackerFiltersSchema>;

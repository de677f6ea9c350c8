import { amountSchema, currencySchema, textLimits, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { jobLimits } from './job-limits';

export const jobTypes = ['FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP'] as const;
export const jobTypeSchema = z.enum(jobTypes);
export type JobType = (typeof jobTypes)[number];

export const workplaces = ['ONSITE', 'HYBRID', 'REMOTE'] as const;
export const workplaceSchema = z.enum(workplaces);
export type Workplace = (typeof workplaces)[number];

/** Years of work that a job asks for: up to 1, 1 to 3, 3 to 5, 5 to 8, more than 8. */
export const experienceLevels = ['ENTRY', 'JUNIOR', 'MID', 'SENIOR', 'LEAD'] as const;
export const experienceSchema = z.enum(experienceLevels);
export type ExperienceLevel = (typeof experienceLevels)[number];

/** How far the company has come. */
export const companyStages = [
  'BOOTSTRAPPED',
  'PRE_SEED',
  'SEED',
  'SERIES_A',
  'SERIES_B',
  'GROWTH',
] as const;
export const companyStageSchema = z.enum(companyStages);
export type CompanyStage = (typeof companyStages)[number];

/** `newest` by default. */
export const jobSorts = ['newest', 'salary'] as const;
export type JobSort = (typeof jobSorts)[number];

/** Jobs of the last so many days. */
export const postedWithin = [7, 14, 30] as const;

/**
 * A role or a skill, as in `engineering`, `c++` or `machine-learning`: kept in small letters, with hyphens for
 * spaces.
 */
export const jobTagSchema = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.overwrite((tag) => tag.replace(/^#/, '').replace(/\s+/g, '-')),
  z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}+#.-]*$/u),
  z.maxLength(jobLimits.tag),
);

/** Several values of a filter with commas between; a job matches that has any of them. */
const anyOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.optional(z.array(item).check(z.minLength(1), z.maxLength(jobLimits.filterValues)));

/** By what the board is filtered. Every filter that is given narrows it. */
export const jobFilterFields = {
  /** Words of title, company, description and tags. */
  query: z.optional(textOf(textLimits.query, 0)),
  /** Any of these; `all`, or none, for every tag. */
  tag: anyOf(jobTagSchema),
  /** A city, without regard to case and accents. */
  location: anyOf(textOf(jobLimits.location)),
  workplace: anyOf(workplaceSchema),
  type: anyOf(jobTypeSchema),
  experience: anyOf(experienceSchema),
  stage: anyOf(companyStageSchema),
  /**
   * At least this much a year is within reach, in minor units of `currency`; salaries in other currencies are converted,
   * and jobs that name none are left out.
   */
  salary: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(jobLimits.salary))),
  /** Of the salary, INR by default; without a salary only jobs that pay in it. */
  currency: z.optional(currencySchema),
  /** At least this much of the company is within reach, in per cent. */
  equity: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(jobLimits.equity))),
  /** Only jobs whose company helps with a visa. */
  visa: z.optional(z.literal('true')),
  /** Only jobs of the last so many days. */
  posted: z.optional(z.enum(['7', '14', '30'])),
};

/** The filters of the board that a saved search stores. */
export const jobFiltersSchema = z.strictObject({
  ...jobFilterFields,
  salary: z.optional(amountSchema.check(z.maximum(jobLimits.salary))),
  equity: z.optional(z.number().check(z.minimum(0), z.maximum(jobLimits.equity))),
});
export type JobFilters = z.output<typeof jobFiltersSchema>;

import { personSummarySchema, textLimits, textOf, webAddressSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { companyStageSchema } from './job-filters.schema';
import { jobLimits } from './job-limits';
import { jobSummarySchema } from './job.schema';

/** How many people work at a company: up to 10, 50, 200 or 1,000, or more. */
export const companySizes = [
  'UP_TO_10',
  'UP_TO_50',
  'UP_TO_200',
  'UP_TO_1000',
  'OVER_1000',
] as const;
export const companySizeSchema = z.enum(companySizes);
export type CompanySize = (typeof companySizes)[number];

/** A company in a picker or a list. */
export const companySummarySchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  logoUrl: z.nullable(z.string()),
  /** What it does, in a sentence or two; may be empty. */
  about: z.string(),
  location: z.string(),
});
export type CompanySummary = z.output<typeof companySummarySchema>;

/** A person of a company: by the current entry of their experience, or by their open jobs for it. */
export const companyPersonSchema = z.extend(personSummarySchema, {
  /** What they are there; null for those who only hire for it. */
  title: z.nullable(z.string()),
  /** They have an open job for it. */
  isHiring: z.boolean(),
});
export type CompanyPerson = z.output<typeof companyPersonSchema>;

export const companySchema = z.extend(companySummarySchema, {
  site: z.nullable(z.string()),
  stage: z.nullable(companyStageSchema),
  size: z.nullable(companySizeSchema),
  /** Those who work there first; at most `jobLimits.companyPeople`. */
  people: z.array(companyPersonSchema),
  /** The newest open ones; at most `jobLimits.companyJobs`. */
  jobs: z.array(jobSummarySchema),
  openJobCount: z.int(),
  viewer: z.object({ mayEdit: z.boolean() }),
});
export type Company = z.output<typeof companySchema>;

/** What changes of a company's facts; its name stays (see the decision on companies). */
export const companyChangeSchema = z.strictObject({
  about: z.optional(textOf(jobLimits.companyAbout, 0)),
  site: z.optional(z.nullable(webAddressSchema)),
  stage: z.optional(z.nullable(companyStageSchema)),
  size: z.optional(z.nullable(companySizeSchema)),
  location: z.optional(textOf(jobLimits.location, 0)),
  /** The address of a picture that you uploaded; null removes the logo. */
  logoUrl: z.optional(z.nullable(z.string().check(z.maxLength(textLimits.url)))),
});
export type CompanyChange = z.output<typeof companyChangeSchema>;

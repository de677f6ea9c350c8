import { amountSchema, currencySchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import {
  fundingRegionSchema,
  fundingSectorSchema,
  fundingStageSchema,
} from './tracker-filters.schema';
import { trackerLimits } from './tracker-limits';

/** What a member's company is and seeks; what isn't given is null, or an empty list. */
export const fitSettingsSchema = z.strictObject({
  stage: z.nullable(fundingStageSchema),
  sectors: z.array(fundingSectorSchema).check(
    z.maxLength(trackerLimits.sectors),
    z.refine((sectors) => !sectors.includes('ANY') && new Set(sectors).size === sectors.length),
  ),
  /** Where the company is. */
  region: z.nullable(fundingRegionSchema.check(z.refine((region) => region !== 'GLOBAL'))),
  /** What is sought, in minor units. */
  amount: z.nullable(
    z.strictObject({
      value: amountSchema.check(z.minimum(1), z.maximum(trackerLimits.amount)),
      currency: currencySchema,
    }),
  ),
});
export type FitSettings = z.output<typeof fitSettingsSchema>;

/** What is compared. */
export const fitCriteria = ['STAGE', 'SECTOR', 'PLACE', 'AMOUNT'] as const;
export type FitCriterion = (typeof fitCriteria)[number];

export const fitResults = ['MATCH', 'MISMATCH', 'NOT_PUBLISHED'] as const;
export type FitResult = (typeof fitResults)[number];

/** How well a record fits the member's settings. */
export const fitSchema = z.object({
  /** From 0 to 100. */
  score: z.int(),
  /** Each criterion that the member has set. */
  reasons: z.array(
    z.object({
      criterion: z.enum(fitCriteria),
      result: z.enum(fitResults),
      points: z.int(),
      /** The points of a match. */
      of: z.int(),
    }),
  ),
});
export type Fit = z.output<typeof fitSchema>;

import { textOf, webAddressSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { pipelineStageSchema } from './pipeline-stages';
import { trackerTypeSchema } from './tracker-filters.schema';
import { trackerLimits } from './tracker-limits';
import { deadlineSchema } from './tracker.schema';

/** A record, as the pipeline shows it. */
const itemRecordSchema = z.object({
  id: z.string(),
  slug: z.string(),
  type: trackerTypeSchema,
  name: z.string(),
  deadline: z.nullable(deadlineSchema),
});

/** Years that a plan can be about; the database has no year 0. */
const YEAR = /^(?:19|20|21)\d\d-/;
/** A day on a calendar, as `YYYY-MM-DD`. */
export const daySchema = z.iso.date().check(z.refine((day) => YEAR.test(day)));
const ratingSchema = z.int().check(z.minimum(1), z.maximum(trackerLimits.rating));

/** What a member writes about an item. */
const ownFields = {
  stage: pipelineStageSchema,
  /** Why it ended; only where it was passed. */
  passReason: z.nullable(textOf(trackerLimits.passReason)),
  notes: textOf(trackerLimits.notes, 0),
  rating: z.nullable(ratingSchema),
  nextStep: z.nullable(textOf(trackerLimits.nextStep)),
  nextStepOn: z.nullable(daySchema),
  /** Who introduces the member, or how. */
  introSource: z.nullable(textOf(trackerLimits.introSource)),
  /** The fundraising round that it belongs to, as in `Seed 2026`. */
  round: z.nullable(textOf(trackerLimits.round)),
};

/** A funder in a member's pipeline; without a record, one that the member entered. */
export const pipelineItemSchema = z.object({
  id: z.string(),
  record: z.nullable(itemRecordSchema),
  name: z.string(),
  website: z.nullable(z.string()),
  ...ownFields,
  /** The furthest stage before it was passed; the stage itself otherwise. */
  reached: pipelineStageSchema,
  /** Since when it is at its stage. */
  stageSince: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type PipelineItem = z.output<typeof pipelineItemSchema>;

/** A new item: of a record, or of a name. */
export const pipelineDraftSchema = z.strictObject({
  recordId: z.optional(z.string()),
  name: z.optional(textOf(trackerLimits.itemName)),
  website: z.optional(z.nullable(webAddressSchema)),
  ...z.partial(z.object(ownFields)).shape,
});
export type PipelineDraft = z.output<typeof pipelineDraftSchema>;

/** The fields that change. */
export const pipelineChangeSchema = z.strictObject({
  name: z.optional(textOf(trackerLimits.itemName)),
  website: z.optional(z.nullable(webAddressSchema)),
  ...z.partial(z.object(ownFields)).shape,
});
export type PipelineChange = z.output<typeof pipelineChangeSchema>;

export const pipelineImportSchema = z.strictObject({
  /** A CSV file with a header line. */
  text: z.string().check(z.minLength(1), z.maxLength(trackerLimits.importBytes)),
  /** Says what would be added and changes nothing. */
  dryRun: z.boolean(),
});

export const pipelineImportedSchema = z.object({
  added: z.int(),
  /** Rows whose funder is in the pipeline already; they stay as they are. */
  known: z.int(),
  /** With any problem nothing is added. */
  problems: z.array(z.object({ line: z.int(), column: z.string(), reason: z.string() })),
});
export type PipelineImported = z.output<typeof pipelineImportedSchema>;

import { idSchema, momentSchema, personSummarySchema, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { competitionLimits } from './competition-limits';
import { entryAnswersSchema } from './entry-form.schema';
import { galleryEntrySchema } from './entry.schema';

export const judgeStates = ['INVITED', 'ACCEPTED', 'DECLINED'] as const;
export const judgeStateSchema = z.enum(judgeStates);
export type JudgeState = (typeof judgeStates)[number];

/** Points by criterion, from 1 to 10. */
export const pointsSchema = z
  .record(idSchema, z.int().check(z.minimum(1), z.maximum(competitionLimits.points)))
  .check(
    z.refine((points) => Object.keys(points).length <= competitionLimits.criteria, {
      error: 'Too many criteria.',
    }),
  );
export type Points = z.output<typeof pointsSchema>;

/** What a judge has to do in one competition. */
export const judgingSchema = z.object({
  state: judgeStateSchema,
  /** Whether entries can be scored now. */
  isOpen: z.boolean(),
  /** Entries to score, without those with a conflict of interest. */
  total: z.int(),
  scored: z.int(),
  conflicts: z.int(),
});
export type Judging = z.output<typeof judgingSchema>;

/** An entry as its judges see it. */
export const judgedEntrySchema = z.object({
  id: z.string(),
  title: z.string(),
  tagline: z.string(),
  /** For conflicts of interest. */
  team: z.array(personSummarySchema),
  answers: entryAnswersSchema,
  /** The judge's own; null before. */
  points: z.nullable(pointsSchema),
  note: z.string(),
  hasConflict: z.boolean(),
});
export type JudgedEntry = z.output<typeof judgedEntrySchema>;

/** A score, or that there is a conflict of interest. */
export const scoreDraftSchema = z.union([
  z.strictObject({ points: pointsSchema, note: textOf(competitionLimits.note, 0) }),
  z.strictObject({ hasConflict: z.boolean() }),
]);
export type ScoreDraft = z.output<typeof scoreDraftSchema>;

/** What an entry reached. */
const figures = {
  /** As in 1, 2, 2, 4; null for an entry without a score. */
  rank: z.nullable(z.int()),
  /** From 1 to 10, with each judge's own strictness taken out; null without a score. */
  score: z.nullable(z.number()),
  /** The plain mean of the judges' scores, from 1 to 10; null without a score. */
  mean: z.nullable(z.number()),
  judges: z.int(),
  /** What it won; null for nothing. */
  prize: z.nullable(z.string()),
};

/** A line of the published result. */
export const resultLineSchema = z.object({
  entry: galleryEntrySchema,
  ...figures,
  /** Whether no entry has more votes; false without a public vote. */
  isFavourite: z.boolean(),
});
export type ResultLine = z.output<typeof resultLineSchema>;

/** What the viewer's own entry reached, by criterion. */
export const ownResultSchema = z.object({
  ...figures,
  /** Of the public vote; null without one. */
  votes: z.nullable(z.int()),
  /** Whether no entry has more votes; false without a public vote. */
  isFavourite: z.boolean(),
  /** How many entries were ranked. */
  ranked: z.int(),
  byCriterion: z.array(z.object({ id: z.string(), label: z.string(), mean: z.number() })),
  publishedAt: momentSchema,
});
export type OwnResult = z.output<typeof ownResultSchema>;

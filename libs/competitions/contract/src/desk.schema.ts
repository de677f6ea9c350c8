import { idSchema, momentSchema, personSummarySchema, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { competitionLimits } from './competition-limits';
import {
  competitionCardSchema,
  competitionKindSchema,
  competitionSeriesSchema,
  tieRules,
} from './competition.schema';
import { draftFieldSchema, entryAnswersSchema, entryFieldSchema } from './entry-form.schema';
import { galleryEntrySchema } from './entry.schema';
import { judgeStateSchema } from './judging.schema';

const { title, tagline, organiser, about, rules, text, ...most } = competitionLimits;
const line = textOf(most.line);
const optionalLine = textOf(most.line, 0);
const optionalText = textOf(text, 0);

const series = z.nullable(competitionSeriesSchema);
const place = z.nullable(z.int().check(z.minimum(1), z.maximum(most.prizes)));
const weight = z.int().check(z.minimum(1), z.maximum(100));
const teamMax = z.int().check(z.minimum(1), z.maximum(most.team));
const hiddenHours = z.int().check(z.minimum(0), z.maximum(most.hiddenHours));

/**
 * What staff have to write before a competition is announced. Entries open before they close, and are judged before
 * there is a result.
 */
export const completeDraftSchema = z.strictObject({
  kind: competitionKindSchema,
  series,
  title: textOf(title),
  tagline: textOf(tagline),
  organiser: textOf(organiser),
  /** Markdown. */
  about: textOf(about, 0),
  eligibility: z.array(line).check(z.maxLength(most.questions)),
  prizes: z
    .array(z.strictObject({ place, title: line, text: optionalText }))
    .check(z.maxLength(most.prizes)),
  questions: z
    .array(z.strictObject({ question: line, answer: textOf(text) }))
    .check(z.maxLength(most.questions)),
  form: z.array(entryFieldSchema).check(z.minLength(1), z.maxLength(most.fields)),
  criteria: z
    .array(z.strictObject({ id: idSchema, label: line, text: optionalText, weight }))
    .check(z.minLength(1), z.maxLength(most.criteria)),
  tieRule: z.enum(tieRules),
  teamMax,
  /** The vote of members besides the judges; null for none. */
  vote: z.nullable(z.strictObject({ hiddenHours })),
  /** Markdown. */
  rules: textOf(rules),
  opensAt: momentSchema,
  closesAt: momentSchema,
  judgingAt: momentSchema,
  resultAt: momentSchema,
});
export type CompleteDraft = z.output<typeof completeDraftSchema>;

/** What staff write: only the title has to be there, and what isn't written yet is empty or null. */
const fields = {
  kind: competitionKindSchema,
  series,
  title: textOf(title),
  tagline: textOf(tagline, 0),
  organiser: textOf(organiser, 0),
  /** Markdown. */
  about: textOf(about, 0),
  eligibility: z.array(optionalLine).check(z.maxLength(most.questions)),
  prizes: z
    .array(z.strictObject({ place, title: optionalLine, text: optionalText }))
    .check(z.maxLength(most.prizes)),
  questions: z
    .array(z.strictObject({ question: optionalLine, answer: optionalText }))
    .check(z.maxLength(most.questions)),
  form: z.array(draftFieldSchema).check(z.maxLength(most.fields)),
  criteria: z
    .array(
      z.strictObject({
        /** Empty until it has a label. */
        id: z.union([idSchema, z.literal('')]),
        label: optionalLine,
        text: optionalText,
        /** Its share of the score, in percent; before the competition is announced they add up to 100. */
        weight: z.nullable(weight),
      }),
    )
    .check(z.maxLength(most.criteria)),
  tieRule: z.enum(tieRules),
  teamMax: z.nullable(teamMax),
  /** The vote of members besides the judges; null for none. */
  vote: z.nullable(
    z.strictObject({
      /** From the deadline on, how long the counts are hidden. */
      hiddenHours: z.nullable(hiddenHours),
    }),
  ),
  /** Markdown. */
  rules: textOf(rules, 0),
  opensAt: z.nullable(momentSchema),
  closesAt: z.nullable(momentSchema),
  judgingAt: z.nullable(momentSchema),
  resultAt: z.nullable(momentSchema),
};

export const competitionDraftSchema = z.strictObject(fields);
export type CompetitionDraft = z.output<typeof competitionDraftSchema>;

/** Why a draft can't be announced yet. */
export const draftProblems = [
  'MISSING',
  'WRONG',
  'TOO_FEW_CHOICES',
  /** More can be chosen than there is. */
  'TOO_MANY_CHOICES',
  /** The smallest number is above the largest one. */
  'BOUNDS_MIXED',
  /** They don't add up to 100. */
  'WEIGHTS_WRONG',
  /** The moments aren't in the order of the phases. */
  'MOMENTS_MIXED',
  'ID_TWICE',
] as const;
export const draftProblemSchema = z.object({
  /** As in `tagline`, `criteria` or `form.0.label`. */
  place: z.string(),
  problem: z.enum(draftProblems),
});
export type DraftProblem = z.output<typeof draftProblemSchema>;

/** A judge as the organiser sees them. */
export const deskJudgeSchema = z.object({
  person: personSummarySchema,
  state: judgeStateSchema,
  scored: z.int(),
  conflicts: z.int(),
});
export type DeskJudge = z.output<typeof deskJudgeSchema>;

/** A competition in the organiser's list. */
export const deskItemSchema = z.object({
  ...competitionCardSchema.shape,
  /** Not announced yet. */
  isDraft: z.boolean(),
  /** Whether it can be announced as it is. The moments of a draft that can't say nothing; `draft` has those that are known. */
  isComplete: z.boolean(),
  judges: z.int(),
});
export type DeskItem = z.output<typeof deskItemSchema>;

/** A competition as its organiser runs it. */
export const deskCompetitionSchema = z.object({
  ...deskItemSchema.shape,
  draft: z.object(fields),
  rulesVersion: z.int(),
  draftEntries: z.int(),
  judgeList: z.array(deskJudgeSchema),
  /** Scores that are still to come from judges who accepted. */
  missingScores: z.int(),
  /** Votes that count, and those that have to be checked; null without a public vote. */
  votes: z.nullable(z.object({ counted: z.int(), held: z.int() })),
});
export type DeskCompetition = z.output<typeof deskCompetitionSchema>;

/** New moments of an announced competition, and why everyone reads that they changed. */
export const deadlineChangeSchema = z.strictObject({
  closesAt: momentSchema,
  judgingAt: momentSchema,
  resultAt: momentSchema,
  reason: textOf(text),
});
export type DeadlineChange = z.output<typeof deadlineChangeSchema>;

/** A vote that has to be checked. */
export const heldVoteSchema = z.object({
  voter: personSummarySchema,
  entry: z.object({ id: z.string(), title: z.string() }),
  /** `NETWORK`: many votes for this entry came from one network. */
  reason: z.enum(['NETWORK']),
  at: momentSchema,
});
export type HeldVote = z.output<typeof heldVoteSchema>;

/** A submitted entry as its organiser sees it. */
export const deskEntrySchema = z.object({
  ...galleryEntrySchema.shape,
  answers: entryAnswersSchema,
  /** The code of its newest receipt. */
  receipt: z.string(),
  /** Judges who scored it. */
  scores: z.int(),
  /** Of the published result; null before. */
  rank: z.nullable(z.int()),
  score: z.nullable(z.number()),
  mean: z.nullable(z.number()),
  prize: z.nullable(z.string()),
});
export type DeskEntry = z.output<typeof deskEntrySchema>;

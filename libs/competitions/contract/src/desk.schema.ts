import { idSchema, momentSchema, personSummarySchema, textOf } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { competitionLimits } from './competition-limits';
import {
  competitionCardSchema,
  competitionKindSchema,
  competitionSeriesSchema,
  tieRules,
} from './competition.schema';
import { entryFieldSchema } from './entry-form.schema';
import { judgeStateSchema } from './judging.schema';

const line = textOf(competitionLimits.line);

/** The moments of a competition; entries open before they close, and are judged before there is a result. */
const moments = {
  opensAt: momentSchema,
  closesAt: momentSchema,
  judgingAt: momentSchema,
  resultAt: momentSchema,
};

/** What staff write. */
const fields = {
  kind: competitionKindSchema,
  series: z.nullable(competitionSeriesSchema),
  title: textOf(competitionLimits.title),
  tagline: textOf(competitionLimits.tagline),
  organiser: textOf(competitionLimits.organiser),
  /** Markdown. */
  about: textOf(competitionLimits.about, 0),
  eligibility: z.array(line).check(z.maxLength(competitionLimits.questions)),
  prizes: z
    .array(
      z.strictObject({
        place: z.nullable(z.int().check(z.minimum(1), z.maximum(competitionLimits.prizes))),
        title: line,
        text: textOf(competitionLimits.text, 0),
      }),
    )
    .check(z.maxLength(competitionLimits.prizes)),
  questions: z
    .array(z.strictObject({ question: line, answer: textOf(competitionLimits.text) }))
    .check(z.maxLength(competitionLimits.questions)),
  form: z.array(entryFieldSchema).check(z.minLength(1), z.maxLength(competitionLimits.fields)),
  criteria: z
    .array(
      z.strictObject({
        id: idSchema,
        label: line,
        text: textOf(competitionLimits.text, 0),
        weight: z.int().check(z.minimum(1), z.maximum(100)),
      }),
    )
    .check(z.minLength(1), z.maxLength(competitionLimits.criteria)),
  tieRule: z.enum(tieRules),
  teamMax: z.int().check(z.minimum(1), z.maximum(competitionLimits.team)),
  /** Markdown. */
  rules: textOf(competitionLimits.rules),
  ...moments,
};

export const competitionDraftSchema = z.strictObject(fields);
export type CompetitionDraft = z.output<typeof competitionDraftSchema>;

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
});
export type DeskCompetition = z.output<typeof deskCompetitionSchema>;

/** New moments of an announced competition, and why everyone reads that they changed. */
export const deadlineChangeSchema = z.strictObject({
  closesAt: momentSchema,
  judgingAt: momentSchema,
  resultAt: momentSchema,
  reason: textOf(competitionLimits.text),
});
export type DeadlineChange = z.output<typeof deadlineChangeSchema>;

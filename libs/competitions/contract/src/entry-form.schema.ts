import { idSchema } from '@upround/shared/domain';
import * as z from 'zod/mini';
import { competitionLimits } from './competition-limits';

const line = z.string().check(z.maxLength(competitionLimits.line));

const common = {
  id: idSchema,
  label: line.check(z.minLength(1)),
  /** Below the label; empty where there is nothing to add. */
  hint: line,
  isRequired: z.boolean(),
};

/** What a competition asks each entry for. */
export const entryFieldSchema = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('TEXT'),
    /** The most code points. */
    max: z.int().check(z.minimum(1), z.maximum(competitionLimits.answer)),
    isLong: z.boolean(),
  }),
  z.object({
    ...common,
    kind: z.literal('CHOICE'),
    options: z.array(line).check(z.minLength(2), z.maxLength(competitionLimits.options)),
    /** How many can be chosen. */
    most: z.int().check(z.minimum(1), z.maximum(competitionLimits.options)),
  }),
  z.object({
    ...common,
    kind: z.literal('NUMBER'),
    min: z.nullable(z.number()),
    max: z.nullable(z.number()),
    /** As in `₹` or `people`; empty without one. */
    unit: line,
  }),
  z.object({ ...common, kind: z.literal('LINK') }),
  /** A public video of YouTube, Vimeo or Loom. */
  z.object({ ...common, kind: z.literal('VIDEO') }),
]);
export type EntryField = z.output<typeof entryFieldSchema>;

const answerSchema = z.union([
  z.string().check(z.maxLength(2 * competitionLimits.answer)),
  z.number(),
  z.array(z.string().check(z.maxLength(200))).check(z.maxLength(competitionLimits.options)),
]);

/** Answers by the id of their field. A draft may lack some, or have some that don't fit yet. */
export const entryAnswersSchema = z.record(idSchema, answerSchema).check(
  z.refine((answers) => Object.keys(answers).length <= competitionLimits.fields, {
    error: 'Too many answers.',
  }),
);
export type EntryAnswers = z.output<typeof entryAnswersSchema>;

/** Why an answer doesn't fit its field. */
export const entryProblems = [
  'MISSING',
  'TOO_LONG',
  'NOT_OFFERED',
  'TOO_MANY',
  'NOT_A_NUMBER',
  'TOO_SMALL',
  'TOO_LARGE',
  'NOT_A_LINK',
  'NOT_A_VIDEO',
  'UNKNOWN_FIELD',
] as const;
export const entryProblemSchema = z.object({
  /** `title` and `tagline` besides the fields of the form. */
  fieldId: z.string(),
  problem: z.enum(entryProblems),
});
export type EntryProblem = z.output<typeof entryProblemSchema>;

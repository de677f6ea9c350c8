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
  /** Whether everyone sees the answer once entries are closed. */
  isPublic: z.boolean(),
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
  /** A PDF. */
  z.object({
    ...common,
    kind: z.literal('FILE'),
    /** The most megabytes, of 1,048,576 bytes. */
    mostMb: z.int().check(z.minimum(1), z.maximum(competitionLimits.fileMb)),
  }),
]);
export type EntryField = z.output<typeof entryFieldSchema>;

const draftCommon = {
  ...common,
  /** Empty until it has a label. */
  id: z.union([idSchema, z.literal('')]),
  label: line,
};
const count = (most: number) => z.nullable(z.int().check(z.minimum(1), z.maximum(most)));

/** A field of a form that is still written: what isn't filled in is empty or null. */
export const draftFieldSchema = z.discriminatedUnion('kind', [
  z.object({
    ...draftCommon,
    kind: z.literal('TEXT'),
    max: count(competitionLimits.answer),
    isLong: z.boolean(),
  }),
  z.object({
    ...draftCommon,
    kind: z.literal('CHOICE'),
    options: z.array(line).check(z.maxLength(competitionLimits.options)),
    most: count(competitionLimits.options),
  }),
  z.object({
    ...draftCommon,
    kind: z.literal('NUMBER'),
    min: z.nullable(z.number()),
    max: z.nullable(z.number()),
    unit: line,
  }),
  z.object({ ...draftCommon, kind: z.literal('LINK') }),
  z.object({ ...draftCommon, kind: z.literal('VIDEO') }),
  z.object({ ...draftCommon, kind: z.literal('FILE'), mostMb: count(competitionLimits.fileMb) }),
]);
export type DraftField = z.output<typeof draftFieldSchema>;

/** An uploaded PDF. A draft names it by its key; the rest is as the server stored it. */
export const fileAnswerSchema = z.strictObject({
  key: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}\.pdf$/)),
  name: z.string().check(z.maxLength(120)),
  bytes: z.int().check(z.minimum(0)),
  /** SHA-256 of the file, in hex; empty in a draft that names a new one. */
  sha256: z.string().check(z.regex(/^([0-9a-f]{64})?$/)),
});
export type FileAnswer = z.output<typeof fileAnswerSchema>;

const answerSchema = z.union([
  z.string().check(z.maxLength(2 * competitionLimits.answer)),
  z.number(),
  z.array(z.string().check(z.maxLength(200))).check(z.maxLength(competitionLimits.options)),
  fileAnswerSchema,
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
  'NOT_A_FILE',
  'UNKNOWN_FIELD',
] as const;
export const entryProblemSchema = z.object({
  /** `title` and `tagline` besides the fields of the form. */
  fieldId: z.string(),
  problem: z.enum(entryProblems),
});
export type EntryProblem = z.output<typeof entryProblemSchema>;

import {
  competitionLimits,
  type EntryAnswers,
  type EntryDraft,
  type EntryField,
  type FileAnswer,
  type OwnEntry,
} from '@upround/competitions/contract';
import { isFileAnswer } from '../model/file-answer';

/** What one field holds. */
export type EntryValue = string | string[] | FileAnswer;

/** What the form's fields hold: title and tagline, and each answer by the id of its field. */
export type EntryValues = Record<string, EntryValue>;

/** What is saved of them. */
export type EntryTexts = Omit<EntryDraft, 'revision'>;

/** What is filled in besides the answers. */
export const headFields = ['title', 'tagline'] as const;
export type HeadField = (typeof headFields)[number];

const emptyOf = (field: EntryField): EntryValue => (field.kind === 'CHOICE' ? [] : '');

/** With its fields in one order, since drafts are compared as text. */
const fileOf = ({ key, name, bytes, sha256 }: FileAnswer): FileAnswer => ({
  key,
  name,
  bytes,
  sha256,
});

function valueOf(field: EntryField, answer: EntryAnswers[string] | undefined): EntryValue {
  if (field.kind === 'FILE') return isFileAnswer(answer) ? fileOf(answer) : '';
  if (field.kind === 'CHOICE') return Array.isArray(answer) ? answer : [];
  return typeof answer === 'string' || typeof answer === 'number' ? String(answer) : '';
}

/** The form's values of an entry; empty ones without an entry. */
export function valuesOf(
  form: readonly EntryField[],
  entry: Pick<OwnEntry, 'title' | 'tagline' | 'answers'> | null,
): EntryValues {
  const answers = form.map((field) => [
    field.id,
    entry === null ? emptyOf(field) : valueOf(field, entry.answers[field.id]),
  ]);
  return {
    title: entry?.title ?? '',
    tagline: entry?.tagline ?? '',
    ...(Object.fromEntries(answers) as EntryValues),
  };
}

const textOf = (value: EntryValue | undefined) => (typeof value === 'string' ? value.trim() : '');

function answerOf(field: EntryField, value: EntryValue | undefined) {
  if (field.kind === 'FILE') return isFileAnswer(value) ? value : undefined;
  if (field.kind === 'CHOICE') return Array.isArray(value) && value.length > 0 ? value : undefined;
  const text = textOf(value);
  if (text === '') return undefined;
  if (field.kind !== 'NUMBER') return text;
  // What isn't a number is saved as it was typed: the draft may have faults.
  const number = Number(text.replaceAll(',', ''));
  return Number.isFinite(number) ? number : text;
}

/** What is saved of the form's values; unanswered fields are left out. */
export function textsOf(form: readonly EntryField[], values: EntryValues): EntryTexts {
  const answers: EntryAnswers = {};
  for (const field of form) {
    const answer = answerOf(field, values[field.id]);
    if (answer !== undefined) answers[field.id] = answer;
  }
  return { title: textOf(values['title']), tagline: textOf(values['tagline']), answers };
}

/** Whether two drafts say the same. */
export const isSame = (a: EntryTexts, b: EntryTexts): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** The most code points that a field can have. */
export const limitOf = (field: HeadField): number => competitionLimits[field];

/** What was saved, with the files that the form holds: only they can change after the deadline. */
export function withFilesOf(
  form: readonly EntryField[],
  saved: EntryTexts,
  values: EntryValues,
): EntryValues {
  const files = form.flatMap(({ kind, id }) => (kind === 'FILE' ? [[id, values[id] ?? '']] : []));
  return { ...valuesOf(form, saved), ...(Object.fromEntries(files) as EntryValues) };
}

import { linkOf, videoLinkOf } from './entry-links';

const BYTES_PER_MB = 1024 * 1024;

interface CommonField {
  /** Unique in its form. */
  id: string;
  label: string;
  /** Below the label. */
  hint?: string;
  isRequired: boolean;
}

export interface TextField extends CommonField {
  kind: 'TEXT';
  /** The most code points. */
  max: number;
  isLong: boolean;
}

export interface ChoiceField extends CommonField {
  kind: 'CHOICE';
  options: readonly string[];
  /** How many can be chosen, each of them once. */
  most: number;
}

export interface NumberField extends CommonField {
  kind: 'NUMBER';
  /** Both included; null without a bound. */
  min: number | null;
  max: number | null;
}

/** An http or https link. */
export interface LinkField extends CommonField {
  kind: 'LINK';
}

/** An https link to a public video of YouTube, Vimeo or Loom. */
export interface VideoField extends CommonField {
  kind: 'VIDEO';
}

/** A PDF. */
export interface FileField extends CommonField {
  kind: 'FILE';
  /** The most megabytes, of 1,048,576 bytes as in uploads. */
  mostMb: number;
}

/** What a competition asks each entry for. */
export type FormField = TextField | ChoiceField | NumberField | LinkField | VideoField | FileField;

/** A file that was uploaded. */
export interface FileAnswer {
  /** Where it is stored. */
  key: string;
  name: string;
  bytes: number;
  /** SHA-256 of the file, in hex. */
  sha256: string;
}

type Answer = string | number | readonly string[] | FileAnswer;

/** Answers by the id of their field. A draft may lack some, or have some that don't fit. */
export type EntryAnswers = Readonly<Record<string, Answer>>;

/**
 * Why an answer doesn't fit. `UNKNOWN_FIELD`: the form doesn't have its field. An answer of the wrong type is
 * `NOT_A_NUMBER`, `NOT_A_LINK`, `NOT_A_VIDEO`, `NOT_A_FILE`, for choices `NOT_OFFERED`, and for text `MISSING`.
 * Forms without files can't have `NOT_A_FILE`.
 */
export type AnswerProblem<Field extends FormField = FormField> =
  | 'MISSING'
  | 'TOO_LONG'
  | 'NOT_OFFERED'
  | 'TOO_MANY'
  | 'NOT_A_NUMBER'
  | 'TOO_SMALL'
  | 'TOO_LARGE'
  | 'NOT_A_LINK'
  | 'NOT_A_VIDEO'
  | 'UNKNOWN_FIELD'
  | ([Extract<Field, FileField>] extends [never] ? never : 'NOT_A_FILE');

export interface FormProblem<Field extends FormField = FormField> {
  fieldId: string;
  problem: AnswerProblem<Field>;
}

const isList = (answer: Answer): answer is readonly string[] => Array.isArray(answer);

/** No text, or no choice. A number is an answer, 0 as well. */
const isEmpty = (answer: Answer): boolean =>
  typeof answer === 'string' ? answer.trim() === '' : isList(answer) && answer.length === 0;

/** A single choice may come without a list around it. */
function choiceProblem({ options, most }: ChoiceField, answer: Answer): AnswerProblem | null {
  const chosen = typeof answer === 'string' ? [answer] : answer;
  if (!isList(chosen)) return 'NOT_OFFERED';
  if (!chosen.every((choice) => options.includes(choice))) return 'NOT_OFFERED';
  const isRepeated = new Set(chosen).size < chosen.length;
  return isRepeated || chosen.length > most ? 'TOO_MANY' : null;
}

function numberProblem({ min, max }: NumberField, answer: Answer): AnswerProblem | null {
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return 'NOT_A_NUMBER';
  if (min !== null && answer < min) return 'TOO_SMALL';
  return max !== null && answer > max ? 'TOO_LARGE' : null;
}

function fileProblem({ mostMb }: FileField, answer: Answer): AnswerProblem | null {
  if (typeof answer !== 'object' || isList(answer)) return 'NOT_A_FILE';
  const { key, bytes } = answer;
  if (key === '' || !Number.isSafeInteger(bytes) || bytes < 0) return 'NOT_A_FILE';
  if (bytes === 0) return 'TOO_SMALL';
  return bytes > mostMb * BYTES_PER_MB ? 'TOO_LARGE' : null;
}

/** What is wrong with an answer that isn't empty. */
function answerProblem(field: FormField, answer: Answer): AnswerProblem | null {
  switch (field.kind) {
    case 'TEXT':
      if (typeof answer !== 'string') return 'MISSING';
      return [...answer].length > field.max ? 'TOO_LONG' : null;
    case 'CHOICE':
      return choiceProblem(field, answer);
    case 'NUMBER':
      return numberProblem(field, answer);
    case 'LINK':
      return typeof answer === 'string' && linkOf(answer) !== null ? null : 'NOT_A_LINK';
    case 'VIDEO':
      return typeof answer === 'string' && videoLinkOf(answer) !== null ? null : 'NOT_A_VIDEO';
    case 'FILE':
      return fileProblem(field, answer);
  }
}

/** The problem of one field; null where its answer fits, or where it needs none. */
function fieldProblem(field: FormField, answers: EntryAnswers): AnswerProblem | null {
  // A field may be called as something that every object inherits.
  const answer = Object.hasOwn(answers, field.id) ? answers[field.id] : undefined;
  if (answer === undefined || isEmpty(answer)) return field.isRequired ? 'MISSING' : null;
  return answerProblem(field, answer);
}

/**
 * What is missing in an entry or doesn't fit: one problem a field, in the order of the form, then the answers that the
 * form doesn't ask for, in the order of their ids.
 *
 * @param form its ids are unique
 * @param answers by the id of their field; text of nothing but spaces counts as none
 * @returns empty where the entry can be submitted
 */
export function problemsOf<Field extends FormField>(
  form: readonly Field[],
  answers: EntryAnswers,
): FormProblem<Field>[] {
  const known = new Set(form.map(({ id }) => id));
  const problems: FormProblem[] = form.flatMap((field) => {
    const problem = fieldProblem(field, answers);
    return problem === null ? [] : [{ fieldId: field.id, problem }];
  });
  for (const fieldId of Object.keys(answers).sort()) {
    if (!known.has(fieldId)) problems.push({ fieldId, problem: 'UNKNOWN_FIELD' });
  }
  // Only a file's field has the problem that a form without files excludes.
  return problems as FormProblem<Field>[];
}

/** A required field, and whether its answer fits. */
export interface ChecklistItem {
  fieldId: string;
  isDone: boolean;
}

/**
 * The required fields in the order of the form, each with whether it is done. An entry can be submitted once all are, and
 * once the optional answers fit as well.
 *
 * @param answers by the id of their field
 */
export const checklistOf = (form: readonly FormField[], answers: EntryAnswers): ChecklistItem[] =>
  form
    .filter(({ isRequired }) => isRequired)
    .map((field) => ({ fieldId: field.id, isDone: fieldProblem(field, answers) === null }));

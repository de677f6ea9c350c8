import { postLimits } from '@upround/feed/contract';
import { textLimits } from '@upround/shared/domain';
import { isEndFit, type Draft } from './draft';

/** What keeps a draft from being posted, and at which field; `index` counts from 0. */
export type DraftProblem =
  | { at: 'text'; code: 'textEmpty' | 'textLong' }
  | { at: 'part'; code: 'partEmpty' | 'partLong'; index: number }
  | { at: 'parts'; code: 'parts' | 'threadLong' }
  | { at: 'options'; code: 'options' }
  | { at: 'option'; code: 'optionLong' | 'optionTwice'; index: number }
  | { at: 'end'; code: 'end' }
  | { at: 'alt'; code: 'altLong'; index: number };

const lengthOf = (text: string) => [...text.trim()].length;

function partProblems(draft: Draft): DraftProblem[] {
  const problems = draft.parts.flatMap((part, index): DraftProblem[] => {
    const length = lengthOf(part);
    if (length === 0) return [{ at: 'part', code: 'partEmpty', index }];
    return length > textLimits.post ? [{ at: 'part', code: 'partLong', index }] : [];
  });
  const whole = draft.parts.reduce((sum, part) => sum + lengthOf(part), 0);
  if (whole > postLimits.threadLength) problems.push({ at: 'parts', code: 'threadLong' });
  return problems;
}

function pollProblems({ poll }: Draft, now: number): DraftProblem[] {
  const problems: DraftProblem[] = [];
  const options = poll.options.map((option) => option.trim());
  if (options.filter(Boolean).length < 2) problems.push({ at: 'options', code: 'options' });
  options.forEach((option, index) => {
    if (lengthOf(option) > textLimits.pollOption) {
      problems.push({ at: 'option', code: 'optionLong', index });
    } else if (option !== '' && options.indexOf(option) < index) {
      problems.push({ at: 'option', code: 'optionTwice', index });
    }
  });
  if (!isEndFit(poll.end, now)) problems.push({ at: 'end', code: 'end' });
  return problems;
}

/** Everything that the API would refuse, in the order of the fields. */
export function problemsOf(draft: Draft, now: number): DraftProblem[] {
  const problems: DraftProblem[] = [];
  if (draft.mode === 'thread') problems.push(...partProblems(draft));
  else if (lengthOf(draft.text) > textLimits.post) problems.push({ at: 'text', code: 'textLong' });
  else if (lengthOf(draft.text) === 0 && (draft.mode === 'poll' || draft.pictures.length === 0)) {
    problems.push({ at: 'text', code: 'textEmpty' });
  }
  draft.pictures.slice(0, postLimits.images).forEach(({ alt }, index) => {
    if (lengthOf(alt) > textLimits.altText) problems.push({ at: 'alt', code: 'altLong', index });
  });
  if (draft.mode === 'poll') problems.push(...pollProblems(draft, now));
  return problems;
}

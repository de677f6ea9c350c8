import { postLimits } from '@upround/feed/contract';
import { textLimits } from '@upround/shared/domain';
import { ideaProblems, type IdeaProblem } from './draft-idea';
import { isEndFit, optionTexts, type Draft } from './draft';

/** What prevents a draft from being posted, and its field; `index` counts from 0. */
export type DraftProblem =
  | IdeaProblem
  | { at: 'text'; code: 'textEmpty' | 'textLong' }
  | { at: 'part'; code: 'partEmpty' | 'partLong'; index: number }
  | { at: 'parts'; code: 'parts' | 'threadLong' }
  | { at: 'options'; code: 'options' | 'quizOptions' | 'right' }
  | { at: 'option'; code: 'optionLong' | 'optionTwice'; index: number }
  | { at: 'explanation'; code: 'explanationLong' }
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

/** Of the options of a poll or quiz. */
function optionProblems(draft: Draft): DraftProblem[] {
  const problems: DraftProblem[] = [];
  const options = optionTexts(draft).map((option) => option.trim());
  options.forEach((option, index) => {
    if (lengthOf(option) > textLimits.pollOption) {
      problems.push({ at: 'option', code: 'optionLong', index });
    } else if (option !== '' && options.indexOf(option) < index) {
      problems.push({ at: 'option', code: 'optionTwice', index });
    }
  });
  return problems;
}

const isShort = (draft: Draft) =>
  optionTexts(draft).filter((option) => option.trim() !== '').length < 2;

function pollProblems(draft: Draft, now: number): DraftProblem[] {
  const problems: DraftProblem[] = [];
  if (isShort(draft)) problems.push({ at: 'options', code: 'options' });
  problems.push(...optionProblems(draft));
  if (!isEndFit(draft.poll.end, now)) problems.push({ at: 'end', code: 'end' });
  return problems;
}

function quizProblems(draft: Draft, now: number): DraftProblem[] {
  const { options, end, explanation } = draft.quiz;
  const problems: DraftProblem[] = [];
  if (isShort(draft)) problems.push({ at: 'options', code: 'quizOptions' });
  else if (!options.some(({ text, right }) => right && text.trim() !== '')) {
    problems.push({ at: 'options', code: 'right' });
  }
  problems.push(...optionProblems(draft));
  if (lengthOf(explanation) > textLimits.quizExplanation) {
    problems.push({ at: 'explanation', code: 'explanationLong' });
  }
  if (end !== null && !isEndFit(end, now)) problems.push({ at: 'end', code: 'end' });
  return problems;
}

/** Everything that the API would refuse, in the order of the fields. */
export function problemsOf(draft: Draft, now: number): DraftProblem[] {
  if (draft.mode === 'idea') return ideaProblems(draft.idea);
  const problems: DraftProblem[] = [];
  if (draft.mode === 'thread') problems.push(...partProblems(draft));
  else if (lengthOf(draft.text) > textLimits.post) problems.push({ at: 'text', code: 'textLong' });
  else if (lengthOf(draft.text) === 0 && (draft.mode !== 'post' || draft.pictures.length === 0)) {
    problems.push({ at: 'text', code: 'textEmpty' });
  }
  draft.pictures.slice(0, postLimits.images).forEach(({ alt }, index) => {
    if (lengthOf(alt) > textLimits.altText) problems.push({ at: 'alt', code: 'altLong', index });
  });
  if (draft.mode === 'poll') problems.push(...pollProblems(draft, now));
  if (draft.mode === 'quiz') problems.push(...quizProblems(draft, now));
  return problems;
}

import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MatchQuery, MatchQuestion } from '@upround/mentor/contract';
import { filterQuery, links } from '@upround/shared/links';
import { matchAnswersOf, matchStepOf, type MatchStep } from '../model/match-answers';

type AnswerChanges = Partial<Record<MatchQuestion, string | undefined>>;

const dropping = (questions: readonly MatchQuestion[]): AnswerChanges =>
  Object.fromEntries(questions.map((question) => [question, undefined]));

/** The guided choice as the address has it, and the ways on from it. */
export interface Funnel {
  answers: MatchQuery;
  step: MatchStep;
  /** Another step, with some answers changed; undefined drops one. */
  hrefOf: (step: MatchStep, changes?: AnswerChanges) => string;
  /** The answers without those to some questions. */
  answersWithout: (questions: readonly MatchQuestion[]) => MatchQuery;
  /** The same step without the answers to some questions. */
  hrefWithout: (questions: readonly MatchQuestion[]) => string;
  /** The directory filtered by the answers. */
  directoryHref: string;
}

/** Reads the guided choice from the address. The same as long as the address says the same. */
export function useFunnel(): Funnel {
  const [search] = useSearchParams();
  const text = search.toString();
  return useMemo(() => {
    const given = new URLSearchParams(text);
    const answers = matchAnswersOf(given);
    const { budget: maxPrice, ...others } = answers;
    const step = matchStepOf(given);
    const hrefOf: Funnel['hrefOf'] = (next, changes = {}) =>
      links.mentorFunnel({ ...filterQuery(answers), ...changes, step: next });
    return {
      answers,
      step,
      hrefOf,
      answersWithout: (questions) =>
        matchAnswersOf(new URLSearchParams(filterQuery({ ...answers, ...dropping(questions) }))),
      hrefWithout: (questions) => hrefOf(step, dropping(questions)),
      directoryHref: links.mentors(filterQuery({ ...others, maxPrice })),
    };
  }, [text]);
}

import {
  matchQuerySchema,
  matchQuestions,
  type MatchQuery,
  type MatchQuestion,
} from '@upround/mentor/contract';

/** Reads the answers of the guided choice from the address; values that aren't answers are ignored. */
export function matchAnswersOf(search: URLSearchParams): MatchQuery {
  const answers: MatchQuery = {};
  for (const question of matchQuestions) {
    const value = search.get(question);
    const parsed = matchQuerySchema.safeParse({ [question]: value });
    // An empty budget would be read as 0.
    if (value !== null && value !== '' && parsed.success) Object.assign(answers, parsed.data);
  }
  return answers;
}

/** The steps of the guided choice: the questions, then the mentors. */
export const matchSteps = [...matchQuestions, 'result'] as const;
export type MatchStep = (typeof matchSteps)[number];

export const isQuestion = (step: MatchStep): step is MatchQuestion => step !== 'result';

/** The step after one; the last has none. */
export const stepAfter = (step: MatchStep): MatchStep | undefined =>
  matchSteps[matchSteps.indexOf(step) + 1];

/** Reads the step from the address: the first question without an answer where it says none. */
export function matchStepOf(search: URLSearchParams): MatchStep {
  const given = matchSteps.find((step) => step === search.get('step'));
  const answers = matchAnswersOf(search);
  return given ?? matchQuestions.find((question) => answers[question] === undefined) ?? 'result';
}

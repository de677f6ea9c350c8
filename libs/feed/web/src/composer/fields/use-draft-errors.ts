import type { Draft } from '../model/draft';
import type { DraftProblem } from '../model/draft-problems';
import { placedRefusals, type PlacedRefusal, type Refused } from '../model/refusals';
import { useProblemText } from './use-problem-text';

/** Error message of a field, if it has an error. */
export type ErrorAt = (
  at: DraftProblem['at'] | PlacedRefusal['at'],
  index?: number,
) => string | undefined;

/** What we find wrong with a draft, and what the API found, each at its field. */
export function useDraftErrors(
  draft: Draft,
  problems: readonly DraftProblem[],
  refused: Refused | undefined,
): ErrorAt {
  const say = useProblemText();
  const refusals = placedRefusals(draft, refused);
  return (at, index) => {
    const isThere = (one: { at: string; index?: number }) => one.at === at && one.index === index;
    const problem = problems.find(isThere);
    return problem ? say(problem) : refusals.find(isThere)?.sentence;
  };
}

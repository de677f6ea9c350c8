import { ideaLimits, type Idea, type IdeaNeed, type IdeaStage } from '@upround/feed/contract';

/** An idea as it is being written. */
export interface DraftIdea {
  title: string;
  description: string;
  problem: string;
  solution: string;
  stage: IdeaStage;
  lookingFor: readonly IdeaNeed[];
}

/** The fields that are words. */
export const ideaTexts = ['title', 'description', 'problem', 'solution'] as const;
export type IdeaText = (typeof ideaTexts)[number];

/** What prevents an idea from being sent, and its field. */
export interface IdeaProblem {
  at: IdeaText;
  code: 'ideaEmpty' | 'ideaLong';
}

export const emptyIdea = (): DraftIdea => ({
  title: '',
  description: '',
  problem: '',
  solution: '',
  stage: 'IDEA',
  lookingFor: [],
});

/** All its words, as one. */
export const ideaWords = (idea: DraftIdea): string =>
  ideaTexts.map((name) => idea[name].trim()).join('');

/** What of an idea can be edited. */
export function editableOf(idea: Idea): DraftIdea {
  const { title, description, problem, solution, stage, lookingFor } = idea;
  return { title, description, problem, solution, stage, lookingFor };
}

/** An idea as it goes over the wire. */
export function ideaBodyOf(idea: DraftIdea) {
  return {
    title: idea.title.trim(),
    description: idea.description.trim(),
    problem: idea.problem.trim(),
    solution: idea.solution.trim(),
    stage: idea.stage,
    lookingFor: [...idea.lookingFor],
  };
}

/** Everything that the API would refuse, in the order of the fields. */
export function ideaProblems(idea: DraftIdea): IdeaProblem[] {
  return ideaTexts.flatMap((at): IdeaProblem[] => {
    const length = [...idea[at].trim()].length;
    if (length === 0) return [{ at, code: 'ideaEmpty' }];
    return length > ideaLimits[at] ? [{ at, code: 'ideaLong' }] : [];
  });
}

/** The needs with one more or one less, in the order in which they were chosen. */
export const withNeed = (
  needs: readonly IdeaNeed[],
  need: IdeaNeed,
  isWanted: boolean,
): readonly IdeaNeed[] => (isWanted ? [...needs, need] : needs.filter((chosen) => chosen !== need));

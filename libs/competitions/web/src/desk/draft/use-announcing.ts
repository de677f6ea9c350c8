import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import {
  competitionErrors,
  draftProblemSchema,
  type DraftProblem,
} from '@upround/competitions/contract';
import { draftProblemsOf } from '@upround/competitions/model';
import { ApiError } from '@upround/shared/api-client';
import * as z from 'zod/mini';
import { draftOf, type DraftValues } from './draft-values';
import { inOrder } from './place-names';

const answerSchema = z.object({ problems: z.array(draftProblemSchema) });

/** What the server lacks; nothing for any other error. */
function refusedOf(error: unknown): DraftProblem[] {
  if (!(error instanceof ApiError) || error.code !== competitionErrors.DRAFT_INCOMPLETE.code) {
    return [];
  }
  return answerSchema.safeParse(error.errors[0]?.details).data?.problems ?? [];
}

const NOTHING: readonly DraftProblem[] = [];

/** What a draft needs before it's announced: known once that was tried, and always as it's typed from then on. */
export function useAnnouncing({ control }: UseFormReturn<DraftValues>, zone: string) {
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<readonly DraftProblem[]>(NOTHING);
  const values = useWatch({ control, disabled: !isTried }) as DraftValues;
  const own = isTried ? draftProblemsOf(draftOf(values, zone)) : NOTHING;
  const places = new Set(own.map(({ place }) => place));
  return {
    problems: inOrder([...own, ...refused.filter(({ place }) => !places.has(place))]),
    /** Checks the form's values. @returns whether it can be announced */
    check: (typed: DraftValues) => {
      setTried(true);
      return draftProblemsOf(draftOf(typed, zone)).length === 0;
    },
    /** The server has another draft than this page. */
    refuse: (error: unknown) => setRefused(refusedOf(error)),
    /** Something else is saved now. */
    forget: () => setRefused(NOTHING),
  };
}

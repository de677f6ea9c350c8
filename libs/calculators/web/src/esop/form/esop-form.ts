import { useDeferredValue, useMemo, useState } from 'react';
import {
  esopProblems,
  evaluateEsop,
  type EsopResult,
  type EsopState,
  type FieldProblems,
} from '@upround/calculators/model';
import type { LinkState, Path } from '../../link/use-link-state';
import { useEsopTexts, type EsopTexts } from './esop-texts';
import { localToday } from './local-today';

/** What the results and charts show. It follows the fields once the browser has time, so that typing never waits for it. */
export interface EsopResults {
  state: EsopState;
  result: EsopResult;
  texts: EsopTexts;
}

/** What the fields read and change. */
export interface EsopForm {
  link: LinkState<EsopState>;
  state: EsopState;
  problems: FieldProblems;
  texts: EsopTexts;
  results: EsopResults;
}

/** `grants.0.strike` as the keys that lead to it. */
export const pathOf = (path: string): Path =>
  path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** The state of a link with everything that follows from it. */
export function useEsopForm(link: LinkState<EsopState>): EsopForm {
  const { state } = link;
  const [today] = useState(localToday);
  const texts = useEsopTexts(state.currency);
  const problems = useMemo(() => esopProblems(state, today), [state, today]);
  const later = useDeferredValue(useMemo(() => ({ state, texts }), [state, texts]));
  const results = useMemo(
    () => ({ ...later, result: evaluateEsop(later.state, today) }),
    [later, today],
  );
  return { link, state, problems, texts, results };
}

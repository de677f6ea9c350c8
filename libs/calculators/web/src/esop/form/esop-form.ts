import { useDeferredValue, useMemo, useState } from 'react';
import {
  attempt,
  evaluateEsop,
  exitCurve,
  type EsopResult,
  type EsopState,
  type ExitOutcome,
  type Outcome,
} from '@upround/calculators/model';
import type { LinkState, Path } from '../../link/use-link-state';
import { useEsopTexts, type EsopTexts } from './esop-texts';
import { localToday } from './local-today';

/** What every part of the page reads and changes. */
export interface EsopForm {
  link: LinkState<EsopState>;
  state: EsopState;
  result: EsopResult;
  /** For the chart: follows the fields once the browser has time. */
  curve: Outcome<ExitOutcome[]>;
  texts: EsopTexts;
}

/** `grants.0.strike` as the keys that lead to it. */
export const pathOf = (path: string): Path =>
  path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

const curveOf = ({ plan, numbers }: EsopResult): EsopForm['curve'] =>
  plan.value === null ? plan : attempt(() => exitCurve(plan.value, numbers));

/** The state of a link with everything that follows from it. */
export function useEsopForm(link: LinkState<EsopState>): EsopForm {
  const { state } = link;
  const [today] = useState(localToday);
  const texts = useEsopTexts(state.currency);
  const result = useMemo(() => evaluateEsop(state, today), [state, today]);
  const later = useDeferredValue(result);
  const curve = useMemo(() => curveOf(later), [later]);
  return { link, state, result, curve, texts };
}

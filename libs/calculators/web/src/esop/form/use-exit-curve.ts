import { useEffect, useState } from 'react';
import {
  attempt,
  curveValues,
  exitAt,
  type EsopResult,
  type ExitOutcome,
  type Outcome,
} from '@upround/calculators/model';

/** Points that are calculated between two moments at which the browser can answer a key. */
const POINTS_AT_ONCE = 4;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The outcomes for the chart, some at a time, since one takes as long as many other results; null until the first are complete. */
export function useExitCurve({ plan, numbers }: EsopResult): Outcome<ExitOutcome[]> | null {
  const [curve, setCurve] = useState<Outcome<ExitOutcome[]> | null>(null);
  useEffect(() => {
    let isStale = false;
    const calculate = async () => {
      const values = attempt(() => curveValues(numbers));
      if (plan.problem !== null) return plan;
      if (values.problem !== null) return values;
      const points: ExitOutcome[] = [];
      for (const [place, value] of values.value.entries()) {
        if (place % POINTS_AT_ONCE === 0) await nextTask();
        if (isStale) return null;
        points.push(exitAt(plan.value, value));
      }
      return { value: points, problem: null };
    };
    void calculate().then((next) => {
      if (!isStale) setCurve(next);
    });
    return () => {
      isStale = true;
    };
  }, [plan, numbers]);
  return curve;
}

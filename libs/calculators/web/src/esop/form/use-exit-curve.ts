import { useEffect, useMemo, useState } from 'react';
import {
  attempt,
  curveValues,
  exitAt,
  type EsopResult,
  type ExitOutcome,
  type ExitPlan,
  type Outcome,
} from '@upround/calculators/model';

/** Points that are calculated between two moments at which the browser can answer a key. */
const POINTS_AT_ONCE = 4;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The outcomes at these exit values, some at a time; null if they aren't wanted any more. */
async function curveOf(
  plan: ExitPlan,
  values: readonly number[],
  isWanted: () => boolean,
): Promise<Outcome<ExitOutcome[]> | null> {
  const points: ExitOutcome[] = [];
  for (const [place, value] of values.entries()) {
    if (place % POINTS_AT_ONCE === 0) await nextTask();
    if (!isWanted()) return null;
    const point = attempt(() => exitAt(plan, value));
    if (point.problem !== null) return point;
    points.push(point.value);
  }
  return { value: points, problem: null };
}

/** The value before, as long as the new one says the same: effects that depend on it don't run again. */
function useUnchanged<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  const [last, setLast] = useState({ text, value });
  if (last.text === text) return last.value;
  setLast({ text, value });
  return value;
}

/**
 * The outcomes for the chart, some at a time, since one takes as long as many other results; null until the first are
 * complete. A problem with the numbers is there at once.
 */
export function useExitCurve(result: EsopResult): Outcome<ExitOutcome[]> | null {
  // The chosen exit value, of which a slider makes many, is no part of the curve.
  const plan = useUnchanged(result.plan);
  const range = useUnchanged(result.numbers.exitRange);
  const values = useMemo(() => attempt(() => curveValues({ exitRange: range })), [range]);
  const [curve, setCurve] = useState<Outcome<ExitOutcome[]> | null>(null);
  useEffect(() => {
    if (plan.problem !== null || values.problem !== null) return undefined;
    let isStale = false;
    void curveOf(plan.value, values.value, () => !isStale).then((next) => {
      if (next !== null) setCurve(next);
    });
    return () => {
      isStale = true;
      // Points stay until the new ones are complete; a problem that was solved doesn't.
      setCurve((before) => (before !== null && before.problem === null ? before : null));
    };
  }, [plan, values]);
  if (plan.problem !== null) return plan;
  return values.problem === null ? curve : values;
}

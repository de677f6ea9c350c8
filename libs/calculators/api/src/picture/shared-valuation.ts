import {
  decodeState,
  evaluateValuation,
  methodRanges,
  valuationFormat,
  valuationMethods,
  type CalculatorCurrency,
  type LinkProblem,
  type MethodRange,
  type ValuationState,
} from '@upround/calculators/model';

/** The result of a shared link. */
export interface SharedValuation {
  currency: CalculatorCurrency;
  median: number;
  min: number;
  max: number;
  /** How many methods the result is of. */
  count: number;
  /** What each of them gives; calculated when it's asked for, as it costs more than the rest. */
  ranges(): MethodRange[];
}

/** A link that can be read in full has no problem; without a method that has a value, there is no result. */
export type ReadLink =
  { problem: LinkProblem; valuation: null } | { problem: null; valuation: SharedValuation | null };

function resultOf(state: ValuationState): SharedValuation | null {
  const { range, outcomes } = evaluateValuation(state);
  if (range === null) return null;
  const counted = valuationMethods.filter(
    (method) => state.methods.includes(method) && outcomes[method].value !== null,
  );
  const { median, min, max } = range;
  return {
    currency: state.currency,
    median,
    min,
    max,
    count: counted.length,
    ranges: () => methodRanges(state, outcomes),
  };
}

/** Reads the state of a shared link; never throws. */
export function readValuationLink(coded: string): ReadLink {
  const { state, problem } = decodeState(coded, valuationFormat);
  return problem === null ? { problem, valuation: resultOf(state) } : { problem, valuation: null };
}

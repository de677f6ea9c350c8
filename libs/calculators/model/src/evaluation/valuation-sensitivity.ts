import { sensitivity } from '../simulation/sensitivity';
import type { SensitivityRow } from '../simulation/sensitivity';
import { valuationMethods } from '../states/valuation-state';
import type { ValuationMethod, ValuationState } from '../states/valuation-state';
import { berkusDrivers } from '../valuation/berkus';
import { scorecardFactors } from '../valuation/scorecard';
import { runMethod } from './evaluate-valuation';
import type { MethodOutcomes } from './evaluate-valuation';
import { readNumber, withNumbers } from './read-numbers';

/** The inputs of each method that are varied one by one, as paths of the state. */
export const variedInputs: Readonly<Record<ValuationMethod, (state: ValuationState) => string[]>> =
  {
    berkus: () => berkusDrivers.map((driver) => `berkus.${driver}`),
    scorecard: () => ['base', ...scorecardFactors.map((factor) => `scores.${factor}`)],
    riskFactors: () => ['base', 'riskStep'],
    ventureCapital: ({ exit, laterRounds }) => [
      'exit.metric',
      'exit.multiple',
      ...(exit.by === 'multiple' ? ['exit.requiredMultiple'] : ['exit.rate', 'exit.years']),
      'exit.investment',
      'exit.probability',
      ...laterRounds.map((_, place) => `laterRounds.${place}`),
    ],
    firstChicago: ({ scenarios }) => scenarios.map((_, place) => `scenarios.${place}.value`),
    dcf: ({ cash }) => [
      'cash.first',
      ...cash.phases.map((_, place) => `cash.phases.${place}.growth`),
      'cash.rate',
      ...(cash.terminalBy === 'growth' ? ['cash.terminalGrowth'] : []),
      ...(cash.terminalBy === 'multiple' ? ['cash.terminalMultiple'] : []),
    ],
    comparables: ({ peers }) => [
      'peers.metric',
      ...peers.multiples.map((_, place) => `peers.multiples.${place}`),
      'peers.illiquidity',
    ],
  };

/** Inputs that can't be more than 100 per cent. */
const PERCENT_PATHS = /^(exit\.probability|laterRounds\.\d+|peers\.illiquidity)$/;

/**
 * A method's value with other numbers at some paths.
 * @throws InputError where it has none
 */
export function valueWith(
  method: ValuationMethod,
  state: ValuationState,
  numbers: Readonly<Record<string, number>>,
): number {
  const possible = Object.entries(numbers).map(([path, value]) => [
    path,
    PERCENT_PATHS.test(path) ? Math.min(value, 100) : value,
  ]);
  const varied = withNumbers(state, Object.fromEntries(possible) as Record<string, number>);
  const { value, problem } = runMethod(method, varied);
  if (value === null) throw problem;
  return value;
}

/** The numbers of a method that can be varied: those that aren't 0 or empty. */
export function variedNumbers(method: ValuationMethod, state: ValuationState) {
  const paths = variedInputs[method](state).map((path) => [path, readNumber(state, path)]);
  return Object.fromEntries(paths.filter(([, value]) => value)) as Record<string, number>;
}

/** What each method reads of the state. */
const readParts: Readonly<Record<ValuationMethod, readonly (keyof ValuationState)[]>> = {
  berkus: ['berkus'],
  scorecard: ['base', 'scores', 'weights'],
  riskFactors: ['base', 'risks', 'riskStep'],
  ventureCapital: ['exit', 'laterRounds'],
  firstChicago: ['scenarios'],
  dcf: ['cash'],
  comparables: ['peers'],
};

type Rows = readonly SensitivityRow<string>[];

/** The last rows of each method with the parts that they follow from: a step of a slider changes one method. */
const lastRows = new Map<ValuationMethod, { from: readonly unknown[]; rows: Rows }>();

/**
 * What matters most to one method: its value with one input at a time 20 % lower and higher.
 * Empty where the method has no value. A state is never changed in place, so the same parts have the same rows.
 */
export function valuationSensitivity(
  method: ValuationMethod,
  state: ValuationState,
  swing = 0.2,
): Rows {
  const from = [swing, ...readParts[method].map((part) => state[part])];
  const last = lastRows.get(method);
  if (last?.from.every((part, place) => part === from[place]) === true) return last.rows;
  const rows = sensitivityOf(method, state, swing);
  lastRows.set(method, { from, rows });
  return rows;
}

function sensitivityOf(method: ValuationMethod, state: ValuationState, swing: number): Rows {
  if (runMethod(method, state).value === null) return [];
  return sensitivity({
    values: variedNumbers(method, state),
    swing,
    result: (numbers) => valueWith(method, state, numbers),
  });
}

/** A method's value, and what it becomes with its most important number 20 % lower and higher. */
export interface MethodRange {
  method: ValuationMethod;
  low: number;
  value: number;
  high: number;
}

/** The ranges of the chosen methods that have a value, in the order of the page. */
export function methodRanges(state: ValuationState, outcomes: MethodOutcomes): MethodRange[] {
  return valuationMethods
    .filter((method) => state.methods.includes(method))
    .flatMap((method) => {
      const { value } = outcomes[method];
      if (value === null) return [];
      const [most] = valuationSensitivity(method, state);
      const ends = [most?.low.result ?? value, most?.high.result ?? value, value];
      return [{ method, value, low: Math.min(...ends), high: Math.max(...ends) }];
    });
}

import { InputError } from '../input-error';
import { mapNames } from '../item-at';
import { valuationMethods } from '../states/valuation-state';
import type { ValuationMethod, ValuationState } from '../states/valuation-state';
import { berkus, berkusDrivers } from '../valuation/berkus';
import { comparables } from '../valuation/comparables';
import { compareValues } from '../valuation/compare-values';
import type { ValueRange } from '../valuation/compare-values';
import { dcf } from '../valuation/dcf';
import { firstChicago } from '../valuation/first-chicago';
import { riskFactors, riskFactorSummation } from '../valuation/risk-factor-summation';
import { scorecard, scorecardFactors } from '../valuation/scorecard';
import { ventureCapital } from '../valuation/venture-capital';
import { fraction, required, within } from './read-numbers';

type Calculations = {
  berkus: (state: ValuationState) => ReturnType<typeof berkus>;
  scorecard: (state: ValuationState) => ReturnType<typeof scorecard>;
  riskFactors: (state: ValuationState) => ReturnType<typeof riskFactorSummation>;
  ventureCapital: (state: ValuationState) => ReturnType<typeof ventureCapital>;
  firstChicago: (state: ValuationState) => ReturnType<typeof firstChicago>;
  dcf: (state: ValuationState) => ReturnType<typeof dcf>;
  comparables: (state: ValuationState) => ReturnType<typeof comparables>;
};

/** How each method reads the state. Field names of errors are those of the state. */
const calculations: Calculations = {
  berkus: ({ berkus: part }) =>
    within('berkus.', () =>
      berkus({
        drivers: mapNames(berkusDrivers, (driver) => required(driver, part[driver])),
        mostPerDriver: required('most', part.most),
        hasRevenue: part.hasRevenue,
      }),
    ),
  scorecard: ({ base, scores, weights }) =>
    scorecard({
      base: required('base', base),
      scores: mapNames(scorecardFactors, (factor) => fraction(`scores.${factor}`, scores[factor])),
      weights: mapNames(scorecardFactors, (factor) =>
        fraction(`weights.${factor}`, weights[factor]),
      ),
    }),
  riskFactors: ({ base, risks, riskStep }) =>
    riskFactorSummation({
      base: required('base', base),
      ratings: mapNames(riskFactors, (risk) => required(`risks.${risk}`, risks[risk])),
      step: required('riskStep', riskStep),
    }),
  ventureCapital: ({ exit, laterRounds }) =>
    ventureCapital({
      exit: {
        metric: required('exit.metric', exit.metric),
        multiple: required('exit.multiple', exit.multiple),
      },
      required:
        exit.by === 'multiple'
          ? { multiple: required('exit.requiredMultiple', exit.requiredMultiple) }
          : {
              rate: fraction('exit.rate', exit.rate),
              years: required('exit.years', exit.years),
            },
      investment: required('exit.investment', exit.investment),
      exitProbability: fraction('exit.probability', exit.probability),
      laterRounds: laterRounds.map((dilution, place) => ({
        dilution: fraction(`laterRounds.${place}`, dilution),
      })),
    }),
  firstChicago: ({ scenarios }) =>
    firstChicago({
      scenarios: scenarios.map(({ probability, value }, place) => ({
        probability: fraction(`scenarios.${place}.probability`, probability),
        value: required(`scenarios.${place}.value`, value),
      })),
    }),
  dcf: ({ cash }) =>
    within('cash.', () =>
      dcf({
        cashFlows: {
          first: required('first', cash.first),
          phases: cash.phases.map(({ years, growth }, place) => ({
            years: required(`phases.${place}.years`, years),
            growth: fraction(`phases.${place}.growth`, growth),
          })),
        },
        rate: fraction('rate', cash.rate),
        ...terminalOf(cash),
        netDebt: required('netDebt', cash.netDebt),
      }),
    ),
  comparables: ({ peers }) =>
    within('peers.', () =>
      comparables({
        metric: required('metric', peers.metric),
        multiples: peers.multiples.map((multiple, place) =>
          required(`multiples.${place}`, multiple),
        ),
        illiquidity: fraction('illiquidity', peers.illiquidity),
        netDebt: required('netDebt', peers.netDebt),
      }),
    ),
};

function terminalOf(cash: ValuationState['cash']) {
  if (cash.terminalBy === 'none') return {};
  if (cash.terminalBy === 'growth') {
    const growth = fraction('terminalGrowth', cash.terminalGrowth);
    return { terminal: { by: 'growth', growth } as const };
  }
  const multiple = required('terminalMultiple', cash.terminalMultiple);
  return { terminal: { by: 'multiple', multiple } as const };
}

/** What a method gives, or what keeps it from giving anything. */
export type MethodOutcome<Method extends ValuationMethod = ValuationMethod> =
  | { value: number; detail: ReturnType<Calculations[Method]>; problem: null }
  | { value: null; detail: null; problem: InputError };

export type MethodOutcomes = { [Method in ValuationMethod]: MethodOutcome<Method> };

function valueOf(method: ValuationMethod, detail: ReturnType<Calculations[ValuationMethod]>) {
  if (method === 'ventureCapital') return (detail as ReturnType<typeof ventureCapital>).preMoney;
  if (method === 'dcf') return (detail as ReturnType<typeof dcf>).equityValue;
  return (detail as { value: number }).value;
}

/** Runs one method. A value that it isn't defined for is its problem, and not thrown. */
export function runMethod<Method extends ValuationMethod>(
  method: Method,
  state: ValuationState,
): MethodOutcome<Method> {
  try {
    const detail = calculations[method](state) as ReturnType<Calculations[Method]>;
    return { value: valueOf(method, detail), detail, problem: null };
  } catch (error) {
    if (error instanceof InputError) return { value: null, detail: null, problem: error };
    throw error;
  }
}

export interface ValuationResult {
  outcomes: MethodOutcomes;
  /** Of the chosen methods that have a value; null without any. */
  range: ValueRange<ValuationMethod> | null;
}

/** Every method, and the range of those that the state has chosen. */
export function evaluateValuation(state: ValuationState): ValuationResult {
  const outcomes = Object.fromEntries(
    valuationMethods.map((method) => [method, runMethod(method, state)]),
  ) as MethodOutcomes;
  const values = valuationMethods
    .filter((method) => state.methods.includes(method))
    .flatMap((method) => {
      const { value } = outcomes[method];
      return value === null ? [] : [{ method, value }];
    });
  return { outcomes, range: values.length === 0 ? null : compareValues(values) };
}

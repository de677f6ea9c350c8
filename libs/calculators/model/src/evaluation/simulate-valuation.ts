import { simulate } from '../simulation/simulate';
import type { SimulationResult, Spread } from '../simulation/simulate';
import type { ValuationMethod, ValuationState } from '../states/valuation-state';
import { valueWith, variedNumbers } from './valuation-sensitivity';

export interface ValuationSimulation {
  method: ValuationMethod;
  state: ValuationState;
  /** How far every number may be off to both sides, as a part of it. */
  swing: number;
  draws: number;
  seed: number;
  onProgress?: (done: number) => void;
}

/**
 * Draws all numbers of a method from triangles around what is entered, and gives the values that follow.
 * @throws InputError if no draw has a value
 */
export function simulateValuation(input: ValuationSimulation): SimulationResult {
  const { method, state, swing, onProgress } = input;
  const spreads = Object.fromEntries(
    Object.entries(variedNumbers(method, state)).map(([path, value]) => {
      const ends = [value * (1 - swing), value * (1 + swing)];
      return [path, { low: Math.min(...ends), likely: value, high: Math.max(...ends) }];
    }),
  ) as Record<string, Spread>;
  return simulate({
    spreads,
    draws: input.draws,
    seed: input.seed,
    result: (numbers) => valueWith(method, state, numbers),
    ...(onProgress === undefined ? {} : { onProgress }),
  });
}

import type { SimulationResult, ValuationSimulation } from '@upround/calculators/model';

/** What the page asks the worker for. */
export type SimulationRequest = Omit<ValuationSimulation, 'onProgress'>;

/** What the worker answers, the progress several times. */
export type SimulationMessage =
  | { kind: 'progress'; done: number }
  | { kind: 'result'; result: SimulationResult }
  | { kind: 'failed' };

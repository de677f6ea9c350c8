import { useEffect, useRef, useState } from 'react';
import type { SimulationResult } from '@upround/calculators/model';
import type { SimulationRequest } from './simulation-messages';
import type { RunningSimulation, StartSimulation } from './start-simulation';

type Phase =
  | { kind: 'idle' }
  | { kind: 'running'; done: number }
  | { kind: 'failed' }
  | { kind: 'done'; result: SimulationResult; request: SimulationRequest };

export interface Simulation {
  phase: Phase;
  run: (request: SimulationRequest) => void;
  stop: () => void;
}

/** One simulation at a time; a new one, or leaving the page, ends the one before. */
export function useSimulation(start: StartSimulation): Simulation {
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' });
  const running = useRef<RunningSimulation | null>(null);
  useEffect(() => () => running.current?.stop(), []);
  const stop = () => {
    running.current?.stop();
    running.current = null;
    setPhase({ kind: 'idle' });
  };
  const run = (request: SimulationRequest) => {
    running.current?.stop();
    setPhase({ kind: 'running', done: 0 });
    running.current = start(request, (message) => {
      if (message.kind === 'progress') setPhase({ kind: 'running', done: message.done });
      else if (message.kind === 'failed') setPhase({ kind: 'failed' });
      else setPhase({ kind: 'done', result: message.result, request });
    });
  };
  return { phase, run, stop };
}

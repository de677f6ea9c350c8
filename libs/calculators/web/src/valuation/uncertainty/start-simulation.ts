import type { SimulationMessage, SimulationRequest } from './simulation-messages';

export interface RunningSimulation {
  stop: () => void;
}

/** Starts the draws, in a worker; every message is heard by the listener. */
export type StartSimulation = (
  request: SimulationRequest,
  listener: (message: SimulationMessage) => void,
) => RunningSimulation;

export const startSimulation: StartSimulation = (request, listener) => {
  const worker = new Worker(new URL('./simulation.worker.ts', import.meta.url), {
    type: 'module',
  });
  const stop = () => worker.terminate();
  worker.addEventListener('message', ({ data }: MessageEvent<SimulationMessage>) => {
    listener(data);
    if (data.kind !== 'progress') stop();
  });
  worker.addEventListener('error', () => {
    listener({ kind: 'failed' });
    stop();
  });
  worker.postMessage(request);
  return { stop };
};

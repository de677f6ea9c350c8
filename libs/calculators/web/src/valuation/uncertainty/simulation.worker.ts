import { InputError, simulateValuation } from '@upround/calculators/model';
import type { SimulationMessage, SimulationRequest } from './simulation-messages';

const answer = (message: SimulationMessage) => postMessage(message);

/** Draws in a thread of its own, so that the page stays responsive. */
addEventListener('message', ({ data }: MessageEvent<SimulationRequest>) => {
  try {
    const result = simulateValuation({
      ...data,
      onProgress: (done) => answer({ kind: 'progress', done }),
    });
    answer({ kind: 'result', result });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    answer({ kind: 'failed' });
  }
});

import type { QueryClient } from '@tanstack/react-query';
import { listPipeline } from '@upround/trackers/contract';
import { keyOf } from '@upround/shared/query';
import { renewPipeline } from './pipeline-cache';

let last: Promise<unknown> = Promise.resolve();
let open = 0;
let isOutdated = false;

/** Sends one write after another. The list isn't read meanwhile: it would show the state before them. */
export async function inTurn<Answer>(
  client: QueryClient,
  send: () => Promise<Answer>,
): Promise<Answer> {
  open += 1;
  void client.cancelQueries({ queryKey: keyOf(listPipeline) });
  const sent = last.then(send, send);
  last = sent.catch(() => undefined);
  try {
    return await sent;
  } finally {
    open -= 1;
    if (open === 0 && isOutdated) {
      isOutdated = false;
      void renewPipeline(client);
    }
  }
}

/** Reads the list again, once no write is on its way. */
export function renewWhenQuiet(client: QueryClient): void {
  if (open > 0) isOutdated = true;
  else void renewPipeline(client);
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { AppServer } from './app-server';

const SETTLED_WITHIN = 60_000;
const LOOK_EVERY = 100;

/** How many background tasks are due or being done, as the server's metrics say. */
async function unfinishedJobs({ origin, dataDir }: AppServer): Promise<number> {
  const key = await readFile(path.join(dataDir, 'operator-key'), 'utf8');
  const answer = await fetch(`${origin}/metrics`, {
    headers: { authorization: `Bearer ${key.trim()}` },
  });
  const [, figure] = /^tasks_unfinished (\d+)$/m.exec(await answer.text()) ?? [];
  if (figure === undefined) throw new Error(`/metrics answered ${answer.status} without tasks`);
  return Number(figure);
}

/** Waits until no background task is due or being done, so that no effect of earlier steps arrives later. */
export async function settled(app: AppServer): Promise<void> {
  const end = Date.now() + SETTLED_WITHIN;
  while ((await unfinishedJobs(app)) > 0) {
    if (Date.now() > end) throw new Error('Background tasks are not finished in time');
    await pause(LOOK_EVERY);
  }
}

import type { Database, Trx } from '@upround/shared/db';
import { handleTask } from '@upround/shared/tasks';
import type { TaskHandler } from '@upround/shared/tasks';
import * as z from 'zod/mini';
import {
  dropReplacedBefore,
  newestSnapshot,
  podsToRank,
  rank,
  tryRankingLock,
  writeSnapshot,
} from './ranking.store';

const DAY = 24 * 3_600_000;

/**
 * Ranks all posts, or those of a pod, and stores the ranking if its order differs from the current one.
 *
 * @returns whether a new ranking was written
 */
export async function refreshRanking(trx: Trx, podId: string | null, now: Date): Promise<boolean> {
  const current = await newestSnapshot(trx, podId);
  const posts = await rank(trx, podId, current?.id ?? null);
  if (current !== undefined && sameOrder(current.posts, posts)) return false;
  await writeSnapshot(trx, podId, posts, now);
  return true;
}

function sameOrder(before: readonly string[], after: readonly string[]): boolean {
  return before.length === after.length && before.every((id, index) => id === after[index]);
}

/** Ranks during the first request where there is no ranking yet. */
export function rankNow(db: Database, podId: string | null, now: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await refreshRanking(trx, podId, now);
  });
}

/** Ranks all posts and each pod's once a minute, and drops rankings that were replaced a day ago. */
export function rankingTask(now: () => Date): TaskHandler {
  return handleTask(
    { name: 'feed.rank', data: z.object({}), schedule: '* * * * *' },
    async (context) => {
      // One short transaction each, so that nothing waits for the whole round.
      const refresh = (podId: string | null) =>
        context.inTransaction(async (trx) => {
          if (await tryRankingLock(trx)) await refreshRanking(trx, podId, now());
        });
      await refresh(null);
      for (const podId of await podsToRank(context.db)) await refresh(podId);
      await context.inTransaction((trx) =>
        dropReplacedBefore(trx, new Date(now().getTime() - DAY)),
      );
    },
  );
}

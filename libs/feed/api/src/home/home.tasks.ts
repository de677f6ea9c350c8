import { handleTask, handleTasks } from '@upround/shared/tasks';
import type { TaskContext, TaskHandler } from '@upround/shared/tasks';
import { followed, posted } from '@upround/shared/ports';
import { NEWEST } from '@upround/shared/db';
import type { FeedSettings } from '../feed-settings';
import { imageKeysOfDeleted } from '../post/post.store';
import { backfill, fanOut, forgetPost, trimHomes } from './home.definitions';
import { fill, isMerged, push, pushToSmall, trim } from './home.store';
import type { Source } from './home.store';

/** Small enough that the embedded database answers others in between. */
const BATCH = 2_000;
/** The most rows of one statement that pushes several posts. */
const TOGETHER = 5_000;
/** Posts of one such statement. With more, fewer followers would fit for each. */
const POSTS_TOGETHER = 50;

async function pushAlong(
  context: TaskContext,
  source: Source,
  postId: string,
  mergeAbove: number,
): Promise<void> {
  if (await isMerged(context.db, source, mergeAbove)) return;
  let before: string | null = NEWEST;
  while (before !== null) {
    const place: string = before;
    before = await context.inTransaction(async (trx, tasks) => {
      const batch = await push(trx, source, postId, place, BATCH);
      if (batch.trim.length > 0) await tasks.send(trimHomes, { userIds: batch.trim });
      return batch.next;
    });
  }
}

/** Pushes posts with few followers by one statement, and the others one after another. */
async function pushPosts(
  context: TaskContext,
  postIds: readonly string[],
  mergeAbove: number,
): Promise<void> {
  const few = Math.min(BATCH, mergeAbove, Math.floor(TOGETHER / postIds.length));
  const { large, trim: overdue } = await pushToSmall(context.db, postIds, few);
  if (overdue.length > 0) {
    await context.inTransaction((_trx, tasks) => tasks.send(trimHomes, { userIds: overdue }));
  }
  for (const { postId, source } of large) await pushAlong(context, source, postId, mergeAbove);
}

/** The tasks that keep homes: each may run twice without harm. */
export function homeTasks(settings: FeedSettings): TaskHandler[] {
  return [
    handleTasks(
      fanOut,
      async (context, posts) => {
        for (let at = 0; at < posts.length; at += POSTS_TOGETHER) {
          const postIds = posts.slice(at, at + POSTS_TOGETHER).map(({ postId }) => postId);
          await pushPosts(context, postIds, settings.mergeAbove);
        }
      },
      [posted],
    ),
    handleTask(
      backfill,
      async (context, { userId, referenceType, referenceId }) => {
        if (referenceType !== 'USER' && referenceType !== 'POD') return;
        const source: Source = { type: referenceType, id: referenceId };
        await context.inTransaction((trx) => fill(trx, userId, source));
      },
      [followed],
    ),
    handleTask(trimHomes, (context, { userIds }) =>
      context.inTransaction((trx) => trim(trx, userIds)),
    ),
    handleTask(forgetPost, async (context, { postId }) => {
      const keys = await imageKeysOfDeleted(context.db, postId);
      if (keys.length > 0) await settings.removeFiles(keys);
    }),
  ];
}

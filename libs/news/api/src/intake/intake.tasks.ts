import {
  handleTask,
  handleTasks,
  type TaskDefinition,
  type TaskHandler,
} from '@upround/shared/tasks';
import * as z from 'zod/mini';
import { readSource, type IntakeParts } from './read-source';
import { claimDue } from './source-health.store';

/** Sources that are read at the same time: the slowest of them is all that the others of a look can wait for. */
export const READ_AT_ONCE = 10;

/** Reads one source; many run at once. */
export const readOne = {
  name: 'news.read-source',
  data: z.object({ sourceId: z.string() }),
  batch: READ_AT_ONCE,
  // A source that fails is tried again by its own clock.
  retries: 0,
} satisfies TaskDefinition;

/** Finds what is due and sends a task for each. */
export const findDue = {
  name: 'news.find-due',
  data: z.object({}),
  schedule: '*/5 * * * *',
} satisfies TaskDefinition;

/** Looks every five minutes which sources are due, and reads each in a task of its own. */
export function intakeTasks(parts: IntakeParts): readonly TaskHandler[] {
  return [
    handleTask(findDue, (context) =>
      context.inTransaction(async (trx, tasks) => {
        for (const sourceId of await claimDue(trx, parts.now())) {
          await tasks.send(readOne, { sourceId });
        }
      }),
    ),
    handleTasks(readOne, async (context, due) => {
      await Promise.all(
        due.map(async ({ sourceId }) => {
          const result = await readSource(parts, context, sourceId).catch((err: unknown) => {
            // Of our making. Its claim runs out by itself, and the others of the batch are not asked twice for it.
            context.log.warn({ err, sourceId }, 'what a news source brought was not stored');
            return null;
          });
          if (result !== null && 'failed' in result) {
            context.log.warn({ sourceId, reason: result.failed }, 'a news source was not read');
          }
        }),
      );
    }),
  ];
}

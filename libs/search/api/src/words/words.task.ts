import { handleTask, type TaskHandler } from '@upround/shared/tasks';
import * as z from 'zod/mini';
import { refreshWords } from './words.store';

/** Counts the words of what was written lately, every ten minutes. */
export const wordsTask: TaskHandler = handleTask(
  { name: 'search.count-words', data: z.object({}), schedule: '*/10 * * * *' },
  (context) => context.inTransaction((trx) => refreshWords(trx)),
);

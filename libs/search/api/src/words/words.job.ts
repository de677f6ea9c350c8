import { handleJob, type JobHandler } from '@upround/shared/jobs-queue';
import * as z from 'zod/mini';
import { refreshWords } from './words.store';

/** Counts the words of what was written lately, every ten minutes. */
export const wordsJob: JobHandler = handleJob(
  { name: 'search.count-words', data: z.object({}), schedule: '*/10 * * * *' },
  (context) => context.inTransaction((trx) => refreshWords(trx)),
);

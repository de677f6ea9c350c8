import { listQuizPolls } from '@upround/feed/contract';
import { api } from '@upround/shared/api-client';
import type { QuizPollTab } from '@upround/shared/links';
import { pagesFor } from '@upround/shared/query';
import type { FeedSource } from '../posts/data/feed-source';

/**
 * Polls and quizzes to answer, or those that the reader answered.
 *
 * @param isReturn the reader comes back to the list: what they answered meanwhile stays where it was
 */
export function quizPollSource(tab: QuizPollTab, isReturn: boolean): FeedSource {
  const input = { query: { tab } };
  return {
    id: `quiz-poll:${tab}`,
    query: {
      ...(pagesFor(listQuizPolls, input) as unknown as FeedSource['query']),
      refetchOnMount: isReturn ? true : 'always',
    },
    readFirst: (signal) => api.call(listQuizPolls, input, { signal }),
    readNewest: undefined,
  };
}

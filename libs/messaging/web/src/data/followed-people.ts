import { listFollows } from '@upround/social/contract';
import { debouncedPages } from './debounced-pages';

/** The people whom someone follows, page by page, narrowed by a part of their names. */
export const followedPeople = (userId: string, search: string) =>
  debouncedPages(listFollows, {
    query: { userId, direction: 'following', ...(search === '' ? {} : { search }) },
  });

import { listFollows } from '@upround/social/contract';
import { debouncedPages } from './debounced-pages';

/** The people someone follows, page by page, filtered by part of their names. */
export const followedPeople = (userId: string, search: string) =>
  debouncedPages(listFollows, {
    query: { userId, direction: 'following', ...(search === '' ? {} : { search }) },
  });

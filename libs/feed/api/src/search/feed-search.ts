import type { FilterSource, SearchSource } from '@upround/shared/ports';
import { ideaSearch } from './idea-search';
import { podSearch } from './pod-search';
import { postSearch } from './post-search';

/** What search finds of the feed. */
export const feedSearch: readonly SearchSource[] = [postSearch, ideaSearch, podSearch];

/** What lists of ideas can be filtered by. */
export const feedFilters: readonly FilterSource[] = [
  {
    type: 'IDEA',
    filters: async () => [
      {
        ...{ title: 'Order', query: 'filter' },
        filters: [
          { title: 'Trending', value: 'trending' },
          { title: 'Random', value: 'random' },
        ],
      },
    ],
  },
];

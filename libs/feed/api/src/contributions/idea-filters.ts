import type { FilterSource } from '@upround/shared/ports';

/** What lists of ideas can be filtered by. */
export const ideaFilters: readonly FilterSource[] = [
  {
    type: 'IDEA',
    filters: async () => [
      {
        title: 'Order',
        query: 'filter',
        filters: [
          { title: 'Trending', value: 'trending' },
          { title: 'Random', value: 'random' },
        ],
      },
    ],
  },
];

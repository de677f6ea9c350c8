export const en = {
  rail: {
    label: 'Trending and more',
    loading: 'Loading',
    seeAll: 'See all',
    seeAllOf: 'See all: {name}',
    failed: 'This did not load.',
    retry: 'Try again',
    likes: '{count, plural, one {1 like} other {{shown} likes}}',
    read: 'More to read',
  },
} as const;

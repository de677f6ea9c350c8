export const en = {
  rail: {
    label: 'Trending and more',
    loading: 'Loading',
    seeAll: 'See all',
    seeAllOf: 'See all: {name}',
    failed: 'Couldn’t load this.',
    retry: 'Try again',
    likes: '{count, plural, one {1 like} other {{shown} likes}}',
    read: 'More to read',
  },
} as const;

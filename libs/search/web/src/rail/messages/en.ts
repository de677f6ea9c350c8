export const en = {
  rail: {
    label: 'Trending and more',
    loading: 'Loading',
    POST: 'Top posts',
    NEWS: 'Top news',
    USER: 'People to follow',
    seeAll: 'See all',
    seeAllOf: 'See all: {name}',
    failed: 'This did not load.',
    retry: 'Try again',
    empty: {
      POST: 'Posts that many people answer stand here.',
      NEWS: 'The news of the day stand here.',
      USER: 'People to follow stand here.',
    },
    likes: '{count, plural, one {1 like} other {{shown} likes}}',
    read: 'More to read',
    ideas: 'Ideas',
    polls: 'Polls and quizzes',
    essays: 'Essays',
  },
} as const;

export const en = {
  stories: {
    plural: 'News',
    trending: 'News of the day',
    top: 'Top news',
    topEmpty: 'You’ll see today’s news here.',
  },
  articles: 'Articles',
  essays: 'Essays',
} as const;

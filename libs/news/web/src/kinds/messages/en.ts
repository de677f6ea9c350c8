export const en = {
  stories: {
    plural: 'News',
    trending: 'News of the day',
    top: 'Top news',
    topEmpty: 'The news of the day stand here.',
  },
  articles: 'Articles',
  essays: 'Essays',
} as const;

export const en = { news: 'News' } as const;

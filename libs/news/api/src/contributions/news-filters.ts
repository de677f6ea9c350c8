import { statement } from '@upround/shared/db';
import type { FilterSource } from '@upround/shared/ports';

/** The most sources that are offered. */
const SOURCES = 50;

const sources = statement<{ title: string; value: string }>(
  'news.filter-sources',
  `select name as title, slug as value from news_sources where state = 'ACTIVE'
   order by follower_count desc, id limit ${SOURCES}`,
);

/** What the list of stories can be filtered by: its sources, those with most followers first. */
export const newsFilters: readonly FilterSource[] = [
  {
    type: 'NEWS',
    filters: async (db) => [
      { title: 'Source', query: 'sourceIds', filters: await sources.all(db, {}) },
    ],
  },
];

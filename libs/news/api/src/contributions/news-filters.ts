import type { FilterSource } from '@upround/shared/ports';
import { sql } from 'kysely';

/** The most sources that are offered. */
const SOURCES = 50;

/** What the list of stories can be filtered by: its sources, those with most followers first. */
export const newsFilters: readonly FilterSource[] = [
  {
    type: 'NEWS',
    filters: async (db) => {
      const { rows } = await sql<{ title: string; value: string }>`
        select name as title, slug as value from news_sources where state = 'ACTIVE'
        order by follower_count desc, id limit ${SOURCES}`.execute(db);
      return [{ title: 'Source', query: 'sourceIds', filters: rows }];
    },
  },
];

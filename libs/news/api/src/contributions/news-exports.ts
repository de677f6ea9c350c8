import { inBatches, type ExportSource } from '@upround/shared/ports';
import { sql } from 'kysely';

interface MuteRow {
  id: string;
  name: string;
  slug: string;
  home_url: string | null;
  created_at: Date;
}

/** What news holds of a person: the sources that they muted. What they follow and like is social's. */
export const newsExports: readonly ExportSource[] = [
  {
    name: 'muted-sources',
    tables: ['news_source_mutes'],
    async *rows(db, userId) {
      const rows = inBatches(async (after, limit) => {
        const page = await sql<MuteRow>`
          select o.id, o.name, o.slug, o.home_url, q.created_at
          from news_source_mutes q join news_sources o on o.id = q.source_id
          where q.user_id = ${userId} and (${after}::uuid is null or o.id > ${after}::uuid)
          order by o.id limit ${limit}`.execute(db);
        return page.rows;
      });
      for await (const { name, slug, home_url, created_at } of rows) {
        yield { values: { source: name, slug, page: home_url, at: created_at.toISOString() } };
      }
    },
  },
];

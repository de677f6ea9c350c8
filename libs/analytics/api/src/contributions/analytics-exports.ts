import { inBatches, type ExportSource, type ExportValue } from '@upround/shared/ports';
import { sql } from 'kysely';

interface EventRow {
  id: string;
  event: string;
  path: string | null;
  properties: Record<string, ExportValue>;
  at: Date;
}

/** Events that are kept under the member's own id. */
export const analyticsExports: readonly ExportSource[] = [
  {
    name: 'page-views',
    tables: ['analytics_events'],
    async *rows(db, userId) {
      const rows = inBatches(async (after, limit) => {
        const page = await sql<EventRow>`
          select id, event, path, properties, at from analytics_events
          where person = ${userId}::text and (${after}::uuid is null or id > ${after}::uuid)
          order by id limit ${limit}`.execute(db);
        return page.rows;
      });
      for await (const { event, path, properties, at } of rows) {
        yield { values: { event, path, properties, at: at.toISOString() } };
      }
    },
  },
];

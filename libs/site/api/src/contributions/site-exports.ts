import { inBatches, type ExportSource } from '@upround/shared/ports';
import { sql } from 'kysely';

interface FeedbackRow {
  id: string;
  receipt: string;
  kind: string;
  text: string;
  email: string | null;
  page: string | null;
  created_at: Date;
}

/** The feedback that a member wrote; feedback by guests belongs to no one. */
export const siteExports: readonly ExportSource[] = [
  {
    name: 'feedback',
    tables: ['site_feedback'],
    async *rows(db, userId) {
      const rows = inBatches(async (after, limit) => {
        const page = await sql<FeedbackRow>`
          select id, receipt, kind, text, email, page, created_at from site_feedback
          where user_id = ${userId} and (${after}::uuid is null or id > ${after}::uuid)
          order by id limit ${limit}`.execute(db);
        return page.rows;
      });
      for await (const { id: _, created_at: at, ...values } of rows) {
        yield { values: { ...values, createdAt: at.toISOString() } };
      }
    },
  },
];

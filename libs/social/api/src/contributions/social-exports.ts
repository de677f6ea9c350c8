import type { Database } from '@upround/shared/db';
import { inBatches, type ExportSource, type ExportValue } from '@upround/shared/ports';
import { sql, type RawBuilder } from 'kysely';

interface Row {
  id: string;
  at: Date | null;
  values: Record<string, ExportValue>;
}

/** The moment that an id of ours was made at. */
const momentOf = (id: string) =>
  new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toISOString();

/** An export source that reads one table of a person's records, ordered by id. */
function source(
  name: string,
  table: string,
  owner: string,
  values: RawBuilder<unknown>,
  at: RawBuilder<unknown> = sql`null::timestamptz`,
): ExportSource {
  return {
    name,
    tables: [table],
    async *rows(db: Database, userId: string) {
      const rows = inBatches(async (after, limit) => {
        const page = await sql<Row>`
          select t.id, ${at} as at, ${values} as values from ${sql.table(table)} t
          where ${sql.ref(`t.${owner}`)} = ${userId}
            and (${after}::uuid is null or t.id > ${after}::uuid)
          order by t.id limit ${limit}`.execute(db);
        return page.rows;
      });
      for await (const row of rows) {
        yield { values: { ...row.values, at: row.at?.toISOString() ?? momentOf(row.id) } };
      }
    },
  };
}

const pointer = sql`'referenceType', t.reference_type, 'referenceId', t.reference_id`;
const record = sql`json_build_object(${pointer})`;

/** What social holds of a person: what they did, never what others did to them. */
export const socialExports: readonly ExportSource[] = [
  source('likes', 'likes', 'user_id', record),
  source('bookmarks', 'bookmarks', 'user_id', record, sql`t.created_at`),
  source('following', 'follows', 'follower_id', record),
  source(
    'comments',
    'comments',
    'author_id',
    sql`json_build_object('id', t.id, ${pointer}, 'text', t.text, 'state', t.state, 'editedAt', t.edited_at)`,
    sql`t.created_at`,
  ),
  source(
    'replies',
    'replies',
    'author_id',
    sql`json_build_object('id', t.id, 'commentId', t.comment_id, 'text', t.text, 'state', t.state,
      'editedAt', t.edited_at)`,
    sql`t.created_at`,
  ),
  source(
    'activity',
    'activities',
    'user_id',
    sql`json_build_object(${pointer}, 'kind', t.kind, 'state', t.state, 'selection', t.selection,
      'correct', t.correct)`,
    sql`t.created_at`,
  ),
];

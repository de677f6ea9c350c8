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

/** A source that reads one table of what somebody did, by its id. */
function source(
  name: string,
  from: (userId: string) => RawBuilder<unknown>,
  values: RawBuilder<unknown>,
  at: RawBuilder<unknown> = sql`null::timestamptz`,
): ExportSource {
  return {
    name,
    async *rows(db: Database, userId: string) {
      const rows = inBatches(async (after, limit) => {
        const page = await sql<Row>`
          select t.id, ${at} as at, ${values} as values from ${from(userId)}
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
  source('likes', (id) => sql`likes t where t.user_id = ${id}`, record),
  source('bookmarks', (id) => sql`bookmarks t where t.user_id = ${id}`, record, sql`t.created_at`),
  source('following', (id) => sql`follows t where t.follower_id = ${id}`, record),
  source(
    'comments',
    (id) => sql`comments t where t.author_id = ${id}`,
    sql`json_build_object('id', t.id, ${pointer}, 'text', t.text, 'state', t.state, 'editedAt', t.edited_at)`,
    sql`t.created_at`,
  ),
  source(
    'replies',
    (id) => sql`replies t where t.author_id = ${id}`,
    sql`json_build_object('id', t.id, 'commentId', t.comment_id, 'text', t.text, 'state', t.state,
      'editedAt', t.edited_at)`,
    sql`t.created_at`,
  ),
  source(
    'activity',
    (id) => sql`activities t where t.user_id = ${id}`,
    sql`json_build_object(${pointer}, 'kind', t.kind, 'state', t.state, 'selection', t.selection,
      'correct', t.correct)`,
    sql`t.created_at`,
  ),
  source(
    'reports',
    (id) => sql`reports t where t.reporter_id = ${id}`,
    sql`json_build_object(${pointer}, 'message', t.message, 'state', t.state)`,
    sql`t.created_at`,
  ),
];

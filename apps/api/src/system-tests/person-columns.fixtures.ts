import type { TestServer } from '@upround/shared/testing-server';

/** A column whose values are ids of people. */
export interface PersonColumn {
  table: string;
  column: string;
}

/** How columns are named that refer to people where no foreign key says so. */
const NAMES =
  '^(person|.*_by|((.*_)?(user|person|people|member|actor|author|creator|owner|applicant|sender|recipient|reporter|requester|viewer|follower|blocked|muted))_id)$';

/** The columns that refer to people, as the migrated database has them: by foreign key, or by name. */
export const personColumns = (server: Pick<TestServer, 'database'>): Promise<PersonColumn[]> =>
  server.database.query<PersonColumn>(
    `select c.table_name as "table", c.column_name as "column"
     from information_schema.columns c join information_schema.tables t
       using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and (
       c.column_name ~ $1 or (c.table_name, c.column_name) = ('people', 'id') or exists (
         select 1 from information_schema.key_column_usage k
           join information_schema.table_constraints f on f.constraint_name = k.constraint_name
             and f.constraint_schema = k.constraint_schema and f.constraint_type = 'FOREIGN KEY'
           join information_schema.constraint_column_usage u
             on u.constraint_name = f.constraint_name and u.constraint_schema = f.constraint_schema
         where k.table_schema = c.table_schema and k.table_name = c.table_name
           and k.column_name = c.column_name and u.table_name = 'people'))
     order by 1, 2`,
    [NAMES],
  );

/** The tables of those columns in which a row refers to this person, as `table.column`. */
export async function columnsWith(
  server: Pick<TestServer, 'database'>,
  userId: string,
): Promise<PersonColumn[]> {
  const found: PersonColumn[] = [];
  for (const place of await personColumns(server)) {
    const rows = await server.database.query(
      `select 1 from "${place.table}" where "${place.column}"::text = $1 limit 1`,
      [userId],
    );
    if (rows.length > 0) found.push(place);
  }
  return found;
}

import type { Database } from '@upround/shared/db';
import type { ExportRow, ExportSource } from '@upround/shared/ports';
import { sql } from 'kysely';

const utc = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** A person's scenarios, of which there are few. */
export const scenariosExport: ExportSource = {
  name: 'calculator-scenarios',
  tables: ['calculator_scenarios'],
  async *rows(db: Database, userId) {
    const { rows } = await sql<ExportRow['values']>`
      select calculator, name, state, ${utc('created_at')} as "createdAt", ${utc('updated_at')} as "updatedAt"
      from calculator_scenarios where user_id = ${userId} order by created_at, id`.execute(db);
    for (const values of rows) yield { values };
  },
};

import type { Database } from '@upround/shared/db';
import { exportedMoment, type ExportRow, type ExportSource } from '@upround/shared/ports';
import { sql } from 'kysely';

/** A person's scenarios, of which there are few. */
export const scenariosExport: ExportSource = {
  name: 'calculator-scenarios',
  tables: ['calculator_scenarios'],
  async *rows(db: Database, userId) {
    const { rows } = await sql<ExportRow['values']>`
      select calculator, name, state, ${exportedMoment('created_at')} as "createdAt", ${exportedMoment('updated_at')} as "updatedAt"
      from calculator_scenarios where user_id = ${userId} order by created_at, id`.execute(db);
    for (const values of rows) yield { values };
  },
};

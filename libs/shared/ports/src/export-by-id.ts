import { OLDEST, type Database } from '@upround/shared/db';
import { sql, type RawBuilder } from 'kysely';
import { inBatches, type ExportRow, type ExportSource } from './export-source';

/** A row of an export with the id by which it is paged; the id isn't exported. */
export type ExportedById = ExportRow['values'] & { id: string };

/**
 * An export of rows that have an id, read in batches.
 *
 * @param name of its files, as in `ExportSource`
 * @param tables whose rows it exports
 * @param pageOf selects at most `limit` rows of a person with an id above `after`, in the order of ids; moments are texts
 */
export const exportById = (
  name: string,
  tables: readonly string[],
  pageOf: (userId: string, after: string, limit: number) => RawBuilder<ExportedById>,
): ExportSource => ({
  name,
  tables,
  async *rows(db: Database, userId) {
    const rows = inBatches(
      async (after, limit) => (await pageOf(userId, after ?? OLDEST, limit).execute(db)).rows,
    );
    for await (const { id: _id, ...values } of rows) yield { values };
  },
});

/**
 * A moment as exports write it: ISO 8601 in UTC, to the second.
 *
 * @param column name of a `timestamptz`, with its table where that is needed
 */
export const exportedMoment = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

import { pageStatement, statement } from '@upround/shared/db';
import type { Database, Statement, StatementValues, Trx } from '@upround/shared/db';
import { CompiledQuery } from 'kysely';

/** A constant text that is planned for each call, since its best plan depends on the values. */
export interface Planned<Row, Values extends StatementValues> {
  all(db: Database | Trx, values: Values): Promise<Row[]>;
}

const unprepared = <Row, Values extends StatementValues>({
  text,
  valuesOf,
}: Statement<Row, Values>): Planned<Row, Values> => ({
  all: async (db, values) =>
    (await db.executeQuery(CompiledQuery.raw(text, valuesOf(values)) as CompiledQuery<Row>)).rows,
});

/**
 * Defines a statement of many filters: those that are not given are null and fall away, and the planner sees how rare
 * the others are.
 *
 * @param name as of `statement`
 * @param source SQL put together from constants alone; values travel as parameters
 */
export const planned = <Row, Values extends StatementValues>(name: string, source: string) =>
  unprepared(statement<Row, Values>(name, source));

/** As `planned`, for each page size. */
export function plannedPage<Row, Values extends StatementValues>(
  name: string,
  textFor: (limit: number) => string,
) {
  const pages = pageStatement<Row, Values>(name, textFor);
  return {
    all: (db: Database | Trx, limit: number, values: Values): Promise<Row[]> =>
      unprepared(pages.sized(limit)).all(db, values),
  };
}

import { pageStatement, statement } from '@upround/shared/db';
import type { Database, Statement, StatementValues, Trx } from '@upround/shared/db';
import { CompiledQuery } from 'kysely';

/** A statement that is never prepared: PostgreSQL plans each call, since the best plan depends on the values. */
export interface Unprepared<Row, Values extends StatementValues> {
  all(db: Database | Trx, values: Values): Promise<Row[]>;
}

const unprepared = <Row, Values extends StatementValues>({
  text,
  valuesOf,
}: Statement<Row, Values>): Unprepared<Row, Values> => ({
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
export const unpreparedStatement = <Row, Values extends StatementValues>(
  name: string,
  source: string,
) => unprepared(statement<Row, Values>(name, source));

/** As `unpreparedStatement`, for each page size. */
export function unpreparedPage<Row, Values extends StatementValues>(
  name: string,
  textFor: (limit: number) => string,
) {
  const pages = pageStatement<Row, Values>(name, textFor);
  return {
    all: (db: Database | Trx, limit: number, values: Values): Promise<Row[]> =>
      unprepared(pages.sized(limit)).all(db, values),
  };
}

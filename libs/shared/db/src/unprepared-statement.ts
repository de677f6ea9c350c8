import { CompiledQuery } from 'kysely';
import type { Database, Trx } from './database';
import { pageStatement, statement, type Statement, type StatementValues } from './statement';

/** A statement that is never prepared: PostgreSQL plans each call, since the best plan depends on the values. */
export interface Unprepared<Row, Values extends StatementValues> {
  /** Runs it. @throws Error if the text names a parameter that is not among the values */
  all(db: Database | Trx, values: Values): Promise<Row[]>;
}

/** An unprepared statement for each page size. */
export interface UnpreparedPage<Row, Values extends StatementValues> {
  all(db: Database | Trx, limit: number, values: Values): Promise<Row[]>;
}

const unprepared = <Row, Values extends StatementValues>({
  text,
  valuesOf,
}: Statement<Row, Values>): Unprepared<Row, Values> => ({
  all: async (db, values) =>
    (await db.executeQuery(CompiledQuery.raw(text, valuesOf(values)) as CompiledQuery<Row>)).rows,
});

/**
 * Defines a statement whose plan depends on its values: words that are rare or common, or many filters, of which those
 * that are not given are null and fall away.
 *
 * @param name as of `statement`
 * @param source SQL put together from constants alone; values travel as parameters
 */
export const unpreparedStatement = <Row, Values extends StatementValues>(
  name: string,
  source: string,
): Unprepared<Row, Values> => unprepared(statement<Row, Values>(name, source));

/** As `unpreparedStatement`, for each page size. */
export function unpreparedPage<Row, Values extends StatementValues>(
  name: string,
  textFor: (limit: number) => string,
): UnpreparedPage<Row, Values> {
  const pages = pageStatement<Row, Values>(name, textFor);
  return {
    all: (db, limit, values) => unprepared(pages.sized(limit)).all(db, values),
  };
}

import type { Database, Trx } from './database';
import { registerStatement } from './defined-statements';
import { numberParameters } from './named-parameters';
import { prepared } from './prepared';

/** Values by the names that the text gives them. */
export type StatementValues = Readonly<Record<string, unknown>>;

/** The values of a text without parameters. */
export type NoValues = Readonly<Record<string, never>>;

/** A constant text that runs as a prepared statement: planned once a connection, not once a call. */
export interface Statement<Row, Values extends StatementValues = NoValues> {
  /** Runs it. @throws Error if the text names a parameter that is not among the values */
  all(db: Database | Trx, values: Values): Promise<Row[]>;
  /** The first row, or undefined. */
  first(db: Database | Trx, values: Values): Promise<Row | undefined>;
  /** As the database gets it, with `$1`, `$2`, … */
  readonly text: string;
  /** The names of its parameters, in the order of these numbers. */
  readonly parameters: readonly string[];
  /** The values in the same order. */
  valuesOf(values: Values): unknown[];
}

/**
 * Defines a statement. Its text is put together from constants alone; values travel as parameters.
 *
 * @param name unique over the product, as in `feed.latest`; the pool prepares under this name
 * @param source SQL of PostgreSQL 15 with parameters such as `:viewer`; a cast says its type where nothing else does
 * @throws Error if the text has numbered parameters, such as `$1`, or another statement has the name
 */
export function statement<Row, Values extends StatementValues = NoValues>(
  name: string,
  source: string,
): Statement<Row, Values> {
  const made = statementOf<Row, Values>(name, source);
  registerStatement(name, () => made);
  return made;
}

function statementOf<Row, Values extends StatementValues>(
  name: string,
  source: string,
): Statement<Row, Values> {
  if (/\$\d/.test(source)) throw new Error(`${name}: its parameters need names.`);
  const { text, names: parameters } = numberParameters(source);
  const valuesOf = (values: Values): unknown[] =>
    parameters.map((one) => {
      if (!(one in values)) throw new Error(`${name}: the value of :${one} is missing.`);
      return values[one];
    });
  const all = async (db: Database | Trx, values: Values) =>
    (await db.executeQuery(prepared<Row>(name, text, valuesOf(values)))).rows;
  return {
    text,
    parameters,
    valuesOf,
    all,
    first: async (db, values) => (await all(db, values))[0],
  };
}

/** A statement for each page size, since a planner that knows the limit keeps to the list's index. */
export interface PageStatement<Row, Values extends StatementValues = NoValues> {
  all(db: Database | Trx, limit: number, values: Values): Promise<Row[]>;
  /** The statement of a page of so many rows. */
  sized(limit: number): Statement<Row, Values>;
}

/**
 * Defines the statement of a list.
 *
 * @param name as of `statement`; the page size is added to it
 * @param textFor SQL for a page of so many rows; a whole number from the contract's bounds
 * @throws Error if another statement has the name
 */
export function pageStatement<Row, Values extends StatementValues = NoValues>(
  name: string,
  textFor: (limit: number) => string,
): PageStatement<Row, Values> {
  const bySize = new Map<number, Statement<Row, Values>>();
  const sized = (limit: number) => {
    const known = bySize.get(limit);
    if (known !== undefined) return known;
    const made = statementOf<Row, Values>(`${name}.${limit}`, textFor(limit));
    bySize.set(limit, made);
    return made;
  };
  registerStatement(name, () => sized(10));
  return { all: (db, limit, values) => sized(limit).all(db, values), sized };
}

import type { Database, Trx } from './database';
import { prepared } from './prepared';

/** A constant text that runs as a prepared statement: planned once a connection, not once a call. */
export interface Statement<Row> {
  /** Runs it; `values` fill `$1`, `$2`, … */
  all(db: Database | Trx, values: readonly unknown[]): Promise<Row[]>;
  /** The first row, or undefined. */
  first(db: Database | Trx, values: readonly unknown[]): Promise<Row | undefined>;
  readonly text: string;
}

/**
 * Defines a statement. Its text is put together from constants alone; values travel as parameters.
 *
 * @param name unique over the product, as in `feed.latest`; the pool prepares under this name
 * @param text SQL of PostgreSQL 15 with `$1`, `$2`, …
 */
export function statement<Row>(name: string, text: string): Statement<Row> {
  const all = async (db: Database | Trx, values: readonly unknown[]) =>
    (await db.executeQuery(prepared<Row>(name, text, values))).rows;
  return { text, all, first: async (db, values) => (await all(db, values))[0] };
}

/** A statement for each page size, since a planner that knows the limit keeps to the list's index. */
export interface PageStatement<Row> {
  all(db: Database | Trx, limit: number, values: readonly unknown[]): Promise<Row[]>;
  textFor(limit: number): string;
}

/**
 * Defines the statement of a list.
 *
 * @param name as of `statement`; the page size is added to it
 * @param textFor SQL for a page of so many rows; a whole number from the contract's bounds
 */
export function pageStatement<Row>(
  name: string,
  textFor: (limit: number) => string,
): PageStatement<Row> {
  const bySize = new Map<number, Statement<Row>>();
  const sized = (limit: number) => {
    const known = bySize.get(limit);
    if (known !== undefined) return known;
    const made = statement<Row>(`${name}.${limit}`, textFor(limit));
    bySize.set(limit, made);
    return made;
  };
  return { all: (db, limit, values) => sized(limit).all(db, values), textFor };
}

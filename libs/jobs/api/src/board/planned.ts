import type { Database } from '@upround/shared/db';
import { CompiledQuery } from 'kysely';

/** A constant text that is planned for each call, since its best plan hangs on the values. */
export interface Planned<Row> {
  all(db: Database, values: readonly unknown[]): Promise<Row[]>;
  readonly text: string;
}

/**
 * Defines a statement of many filters: those that are not given are null and fall away, and the planner sees how rare
 * the others are.
 *
 * @param text SQL put together from constants alone; values travel as parameters
 */
export function planned<Row>(text: string): Planned<Row> {
  return {
    text,
    all: async (db, values) =>
      (await db.executeQuery(CompiledQuery.raw(text, [...values]) as CompiledQuery<Row>)).rows,
  };
}

import { prepared, type Trx } from '@upround/shared/db';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CounterChange, CounterMove } from './reaction-target';

interface Counter {
  /** Table of the records. Its primary key is `id`. */
  table: string;
  /** The counter's column. */
  column: string;
  /** Whether the actor may see the record; speaks of its columns by the table's name, always in the same text. */
  where: RawBuilder<unknown>;
  change: CounterChange;
}

/**
 * Sets or removes a relation and moves the record's counter by it, in one statement. The relation's row is
 * written before the record's row is locked, always in this order, so that parallel calls can't deadlock.
 *
 * @param trx the caller's transaction; it must roll back where this returns null, because the relation was written
 * @returns the counter after the change, or null if `where` finds no record
 */
export async function moveCounter(
  trx: Trx,
  { table, column, where, change }: Counter,
): Promise<CounterMove | null> {
  const counter = sql.ref(column);
  const { sql: text, parameters } = sql`
    with change as (${change.statement})
    update ${sql.table(table)}
    set ${counter} = ${counter} + ${change.delta}::int * (select count(*)::int from change)
    where ${sql.ref(`${table}.id`)} = ${change.reference.referenceId} and (${where})
    returning ${counter} as count, exists (select 1 from change) as changed
  `.compile(trx);
  const { rows } = await trx.executeQuery(
    prepared<CounterMove>(`${change.name}.${table}`, text.trim(), parameters),
  );
  return rows[0] ?? null;
}

import type { Trx } from '@upround/shared/db';
import { sql } from 'kysely';

/**
 * Moves one counter of many records in one statement.
 *
 * @param table a table of this slice
 * @param column the counter
 * @param deltas by record id
 */
export async function addToMany(
  trx: Trx,
  table: 'posts' | 'pods' | 'ideas',
  column: string,
  deltas: ReadonlyMap<string, number>,
): Promise<void> {
  const counter = sql.ref(column);
  await sql`
    update ${sql.table(table)} set ${counter} = ${counter} + moved.delta
    from unnest(${[...deltas.keys()]}::uuid[], ${[...deltas.values()]}::int[]) as moved (id, delta)
    where ${sql.ref(`${table}.id`)} = moved.id
  `.execute(trx);
}

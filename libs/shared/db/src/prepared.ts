import { createHash } from 'node:crypto';
import { CompiledQuery, type RawBuilder } from 'kysely';
import type { Database, Trx } from './database';

/** Ends the name of a statement with which its transaction is committed. */
export const COMMITS = '.commits';

/**
 * A constant statement that runs prepared: parsed and planned once a connection, not once a call.
 *
 * @param name unique over the product, as in `feed.latest`
 * @param text SQL with `$1`, `$2`, …; never put together from what came from outside
 * @param values what fills the placeholders
 * @param options `commits`: it is the last of its transaction, so `commit` is sent along on PostgreSQL; the caller
 *   ends the transaction as usual
 * @returns what `db.executeQuery` takes
 */
export function prepared<Row>(
  name: string,
  text: string,
  values: readonly unknown[],
  { commits = false }: { commits?: boolean } = {},
): CompiledQuery<Row> {
  return CompiledQuery.raw(`/* name: ${name}${commits ? COMMITS : ''} */ ${text}`, [
    ...values,
  ]) as CompiledQuery<Row>;
}

/** The length of the hash in a name, in characters. A name has few texts, so that a short hash is enough. */
const HASH = 12;

/**
 * Runs a query of the `sql` tag prepared: for one put together from rules that slices register, which takes longer to
 * plan than to run. A connection keeps each of its texts, so there must be few.
 *
 * @param name unique over the product, as in `feed.latest`, at most 40 characters; each text gets its hash added
 * @param query its values travel as parameters
 */
export async function runPrepared<Row>(
  db: Database | Trx,
  name: string,
  query: RawBuilder<Row>,
): Promise<Row[]> {
  const { sql: text, parameters } = query.compile(db);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH);
  return (await db.executeQuery(prepared<Row>(`${name}-${hash}`, text, parameters))).rows;
}

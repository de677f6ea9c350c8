import { CompiledQuery } from 'kysely';

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

import { CompiledQuery } from 'kysely';

/**
 * A constant statement that runs prepared: parsed and planned once a connection, not once a call.
 *
 * @param name unique over the product, as in `feed.latest`
 * @param text SQL with `$1`, `$2`, …; never put together from what came from outside
 * @param values what fills the placeholders
 * @returns what `db.executeQuery` takes
 */
export function prepared<Row>(
  name: string,
  text: string,
  values: readonly unknown[],
): CompiledQuery<Row> {
  return CompiledQuery.raw(`/* name: ${name} */ ${text}`, [...values]) as CompiledQuery<Row>;
}

import type { Pool, QueryResult } from 'pg';

/**
 * Runs a statement, or several without values, on a pool. Unlike `pool.query` it keeps the connection after a
 * failed statement, which the embedded database needs: it has no other. A transaction that one of several
 * statements began and another broke off is rolled back first, so that the next to take it finds none.
 *
 * @param pool of either database
 * @returns the rows; of several statements those of all, in order
 */
export async function poolQuery<Row>(
  pool: Pool,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = await pool.connect();
  try {
    const result = (await client.query(text, [...values])) as QueryResult | QueryResult[];
    return (Array.isArray(result) ? result.flatMap(({ rows }) => rows) : result.rows) as Row[];
  } catch (error) {
    // Whether there is one the client learns too late to be asked; without one this does nothing.
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

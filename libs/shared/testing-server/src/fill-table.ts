import type { OpenDatabase } from '@upround/shared/db';

/**
 * Writes as many rows as a test of plans or of numbers needs, in one statement that may take as long as it takes: the
 * server's own statements end after a few seconds, and a busy machine is not what such a test is about.
 *
 * @param database of the test's server
 * @param text one statement
 * @param values its parameters
 */
export async function fillTable(
  { pool }: Pick<OpenDatabase, 'pool'>,
  text: string,
  values: readonly unknown[] = [],
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query(text, [...values]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

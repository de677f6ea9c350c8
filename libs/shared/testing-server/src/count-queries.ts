import type { OpenDatabase } from '@upround/shared/db';
import type { Client } from 'pg';

/**
 * Counts the statements that reach a database.
 *
 * @returns reads and resets the count
 */
export function countQueries(database: OpenDatabase): { taken(): number } {
  let count = 0;
  const wrapped = new WeakSet<object>();
  database.pool.on('acquire', (client) => {
    if (wrapped.has(client)) return;
    wrapped.add(client);
    const target = client as unknown as Client;
    const send = target.query.bind(target) as (...parts: unknown[]) => unknown;
    target.query = ((...parts: unknown[]) => {
      count += 1;
      return send(...parts);
    }) as Client['query'];
  });
  return {
    taken() {
      const so = count;
      count = 0;
      return so;
    },
  };
}

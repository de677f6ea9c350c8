import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

function literal(value) {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return `'${value.toISOString()}'`;
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`;
  return pg.escapeLiteral(String(value));
}

/** One line of plain SQL with its values in it, as pgbench reads it. */
const plainStatement = ({ sql, parameters }) =>
  `${sql
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\$(\d+)/g, (_, at) => literal(parameters[Number(at) - 1]))
    .replace(/\s+/g, ' ')
    .trim()};\n`;

/**
 * Watches what is asked of the database, as scripts of pgbench: the same statements in the same order.
 *
 * @template Item
 * @param {string} url address of the database
 * @param {readonly Item[]} items
 * @param {(db: Kysely<unknown>, item: Item) => Promise<unknown>} ask what is watched, once an item
 * @returns {Promise<string[]>} one script an item
 */
export async function recordScripts(url, items, ask) {
  let ran = [];
  const db = new Kysely({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
    log: ({ query }) => ran.push(query),
  });
  const scripts = [];
  try {
    for (const item of items) {
      ran = [];
      await ask(db, item);
      scripts.push(ran.map(plainStatement).join(''));
    }
  } finally {
    await db.destroy();
  }
  return scripts;
}

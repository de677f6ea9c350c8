import { spawn } from 'node:child_process';

const program = `
  import { PGlite } from '@electric-sql/pglite';
  import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
  import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
  import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
  import { createServer } from 'node:http';
  const database = await PGlite.create(process.env.FOLDER, { extensions: { btree_gist, pg_trgm, unaccent } });
  await database.query('select count(*) from people');
  const server = createServer().listen(0, '127.0.0.1', async () => {
    process.stdout.write('ready');
    server.close();
    await database.close();
  });
`;

/**
 * Starts the least that any server on this database must do: Node, the embedded database, one query and a port.
 *
 * @param {string} folder of a filled database that no process has open
 * @returns {Promise<number>} milliseconds from the command to the port
 */
export async function startPostgresAlone(folder) {
  const from = performance.now();
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, FOLDER: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let readyAfter = 0;
  child.stdout.once('data', () => (readyAfter = performance.now() - from));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`The database alone ended with ${code}.`);
  return readyAfter;
}

import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);

/**
 * Runs scripts by pgbench, each as often.
 *
 * @param {string} url address of the database
 * @param {string} folder in which the scripts lie, as `*.sql`
 * @param {{ seconds: number, connections: number, mode?: 'simple' | 'prepared' }} load planned each time or once
 * @returns {Promise<number[]>} milliseconds that each took
 */
export async function timeScripts(url, folder, { seconds, connections, mode = 'simple' }) {
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  const files = scripts.flatMap((file) => ['-f', path.join(folder, file)]);
  const prefix = path.join(folder, 'taken');
  await exec(
    'pgbench',
    [
      '-n',
      '-M',
      mode,
      '-c',
      connections,
      '-j',
      1,
      '-T',
      seconds,
      '-l',
      `--log-prefix=${prefix}`,
      ...files,
      url,
    ].map(String),
    { env: { ...process.env, PGOPTIONS: '-c random_page_cost=1.1' } },
  );
  const logs = readdirSync(folder).filter((file) => file.startsWith('taken'));
  const taken = logs.flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => Number(line.split(' ')[2]) / 1000),
  );
  for (const file of logs) rmSync(path.join(folder, file));
  return taken;
}

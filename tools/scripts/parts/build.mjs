import { existsSync } from 'node:fs';
import { makeDemoCopyIfStale } from './demo-copy.mjs';
import { apiMain, demoCopyMark, webIndex } from './paths.mjs';
import { binOf, runNode } from './processes.mjs';
import { isBuilt, markBuilt, sourceHash } from './sources.mjs';

const artefacts = [apiMain, webIndex];
const all = [...artefacts, demoCopyMark];

/**
 * Builds web app and API where the sources changed since the last build. Nx is not even started
 * when nothing changed: a second start is ready in seconds.
 *
 * @param {{ cached?: boolean }} [options] `cached: false` builds everything again
 * @returns {Promise<boolean>} whether there is a usable build
 */
export async function buildIfStale({ cached = true } = {}) {
  const hash = sourceHash();
  if (cached && isBuilt(hash, all)) return true;
  process.stdout.write('Building the web app and the API.\n');
  const parameters = ['run-many', '-t', 'build', '-p', 'web,api', '--outputStyle=static'];
  if (!cached) parameters.push('--skipNxCache');
  const code = await runNode(binOf('nx'), parameters);
  const missing = artefacts.find((file) => !existsSync(file));
  if (missing !== undefined) process.stderr.write(`The build didn’t create ${missing}.\n`);
  if (code !== 0 || missing !== undefined) return false;
  if (!(await makeDemoCopyIfStale())) return false;
  markBuilt(hash);
  return true;
}

/** Stops with a clear line where nothing is built yet. */
export function requireBuild() {
  const missing = artefacts.find((file) => !existsSync(file));
  if (missing === undefined) return;
  process.stderr.write(`${missing} is missing: run \`npm start\` once, which builds it.\n`);
  process.exit(1);
}

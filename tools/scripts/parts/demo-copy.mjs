import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { runNode } from './processes.mjs';
import { sourceHash } from './sources.mjs';

const folder = inRoot('dist/demo-copy');
const stamp = path.join(folder, 'inputs.sha256');

/** Folders of slices that hold rows of the demo community or texts that are stored with it. */
function inputsOfSlices() {
  return readdirSync(inRoot('libs')).flatMap((slice) =>
    ['api/src/seed', 'api/content', 'demo'].map((part) => `libs/${slice}/${part}`),
  );
}

const inputs = () => [
  'libs/shared/db/src/migrations',
  'libs/shared/demo',
  'apps/api/src/demo-copy',
  'apps/api/src/make-demo-copy.ts',
  'apps/api/src/seed.ts',
  'package-lock.json',
  ...inputsOfSlices(),
];

/**
 * Makes the demo community's copy again where migrations or demo data changed since the last one. Needs the built API.
 *
 * @returns {Promise<boolean>} whether there is a copy of these sources
 */
export async function makeDemoCopyIfStale() {
  const hash = sourceHash(inputs());
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true;
  process.stdout.write('Creating the demo community.\n');
  const code = await runNode(inRoot('dist/apps/api/make-demo-copy.mjs'), [folder]);
  if (code !== 0) return false;
  writeFileSync(stamp, hash);
  return true;
}

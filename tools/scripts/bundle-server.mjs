import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { apiBuildOptions } from './build-api.mjs';
import { inRoot } from './parts/paths.mjs';
import { sourceHash } from './parts/sources.mjs';

/*
 * Bundles the server for tests that start it as a process, and prints the folder of the bundle. A server starts from it
 * in half the time that it takes from its sources, and one bundle serves all test files until a source changes.
 */
const cache = inRoot('node_modules/.cache/upround/servers');
const DAY_MS = 24 * 3_600_000;

const inputs = [
  'apps/api',
  'libs',
  'tools/scripts/build-api.mjs',
  'tsconfig.base.json',
  'package-lock.json',
];
const folder = path.join(cache, sourceHash(inputs).slice(0, 16));

if (!existsSync(folder)) {
  // Built aside and renamed, so that a test that runs at the same time never starts half a bundle.
  const aside = `${folder}.${process.pid}`;
  mkdirSync(aside, { recursive: true });
  await esbuild.build({ ...apiBuildOptions(aside), sourcemap: 'inline' });
  try {
    renameSync(aside, folder);
  } catch {
    // Another process was faster.
    rmSync(aside, { recursive: true, force: true });
  }
  for (const name of readdirSync(cache)) {
    const old = path.join(cache, name);
    if (old !== folder && Date.now() - statSync(old).mtimeMs > DAY_MS)
      rmSync(old, { recursive: true, force: true });
  }
}
process.stdout.write(folder);

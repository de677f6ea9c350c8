import * as esbuild from 'esbuild';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Loads code of the product, bundled as it is built.
 *
 * @param {string} name of the bundle among those of benchmarks
 * @param {string} source a module that exports what is wanted, by paths below `root`
 * @returns {Promise<Record<string, unknown>>} the module
 */
export async function loadSources(name, source) {
  const outfile = path.join(root, `tmp/bench/${name}.mjs`);
  mkdirSync(path.dirname(outfile), { recursive: true });
  await esbuild.build({
    stdin: { contents: source.replaceAll('\\', '/'), resolveDir: root, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    tsconfig: path.join(root, 'tsconfig.base.json'),
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
}

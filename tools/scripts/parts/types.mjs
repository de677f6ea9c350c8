import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { binOf, captureNode } from './processes.mjs';
import { projects } from './workspace.mjs';

/**
 * Checks the types of the whole workspace in a few programs: projects whose compiler options are
 * alike share one, since starting a compiler for each of fifty costs more than the checking.
 * `nx run-many -t typecheck` checks each on its own and is what a change runs.
 *
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function checkTypes() {
  const groups = new Map();
  for (const { folder, targets } of projects()) {
    const file = path.join(folder, 'tsconfig.json');
    if (!targets.includes('typecheck') || !existsSync(file)) continue;
    const {
      compilerOptions = {},
      include = ['**/*.ts'],
      exclude = [],
    } = JSON.parse(readFileSync(file, 'utf8'));
    const absolute = (place) => (place.startsWith('.') ? path.resolve(folder, place) : place);
    const options = {
      ...compilerOptions,
      types: (compilerOptions.types ?? []).map(absolute).sort(),
    };
    const key = JSON.stringify(options);
    const group = groups.get(key) ?? { options, include: [], exclude: [] };
    group.include.push(...include.map((glob) => path.join(folder, glob)));
    group.exclude.push(...exclude.map((glob) => path.join(folder, glob)));
    groups.set(key, group);
  }
  const home = inRoot('tmp/types');
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const result = { code: 0, output: '' };
  for (const [index, group] of [...groups.values()].entries()) {
    const file = path.join(home, `group-${index}.json`);
    writeFileSync(
      file,
      JSON.stringify({
        extends: inRoot('tsconfig.base.json'),
        compilerOptions: group.options,
        include: group.include,
        exclude: group.exclude,
      }),
    );
    const { code, output } = await captureNode(binOf('@typescript/native', 'tsc'), [
      '--noEmit',
      '-p',
      file,
    ]);
    result.code ||= code;
    result.output += output;
  }
  return result;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { projects } from './workspace.mjs';

function* specsUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const child = path.join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules') yield* specsUnder(child);
    else if (/\.spec\.(tsx?|js)$/.test(entry.name)) yield child;
  }
}

const relativeImport = /from '(\.{1,2}\/[^']+)'/g;

/**
 * Whether a test opens a database: by the library for it, or through fixtures of its own project.
 *
 * @param {string} file absolute path of the test
 * @param {Set<string>} seen files already looked at
 */
export function opensDatabase(file, seen = new Set()) {
  if (seen.has(file)) return false;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  if (text.includes('@upround/shared/testing-server')) return true;
  return [...text.matchAll(relativeImport)]
    .map(([, specifier]) => path.resolve(path.dirname(file), specifier))
    .flatMap((place) => [`${place}.ts`, `${place}.tsx`])
    .filter((place) => existsSync(place))
    .some((place) => opensDatabase(place, seen));
}

/** Every spec file of the workspace. */
export const specFiles = () => projects().flatMap(({ folder }) => [...specsUnder(folder)]);

/** The spec files that open a database: they run a second time, on a real PostgreSQL. */
export function databaseSpecs() {
  const always = ['libs/shared/db', 'libs/shared/testing-server'].map((place) => inRoot(place));
  return specFiles().filter(
    (file) =>
      always.some((place) => file.startsWith(place + path.sep)) ||
      /\.pg\.spec\.ts$/.test(file) ||
      opensDatabase(file),
  );
}

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

const databaseProjects = ['libs/shared/db', 'libs/shared/testing-server'];

/** The spec files that open a database. They run on PostgreSQL where there is one. */
export function databaseSpecs() {
  const always = databaseProjects.map((place) => inRoot(place));
  return specFiles().filter(
    (file) =>
      always.some((place) => file.startsWith(place + path.sep)) ||
      /\.pg\.spec\.ts$/.test(file) ||
      opensDatabase(file),
  );
}

const onBothDatabases = /^\/\*\* @databases both \*\//;

/**
 * Whether a test that opens a database runs on the embedded one as well where there is a PostgreSQL. Such files say
 * so in a comment of their own: `@databases both`.
 *
 * @param {string} file absolute path of the test
 */
export const runsOnBoth = (file) => onBothDatabases.test(readFileSync(file, 'utf8'));

/** The spec files for the embedded database where PostgreSQL runs the others: what opens none, and those on both. */
export function embeddedSpecs() {
  const onPostgres = new Set(databaseSpecs().filter((file) => !runsOnBoth(file)));
  return specFiles().filter((file) => !onPostgres.has(file));
}

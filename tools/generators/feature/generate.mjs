import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { editsFor } from './edits.mjs';
import { fill, namesOf, problemWith } from './names.mjs';

const templates = path.join(path.dirname(fileURLToPath(import.meta.url)), 'files');
const migrationsFolder = 'libs/shared/db/src/migrations';

function* templatesUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const child = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* templatesUnder(child);
    else yield child;
  }
}

/** `contract/src/noun.calls.ts.template` becomes `contract/src/entry.calls.ts`. */
function placeOf(template, { feature, noun }) {
  return path
    .relative(templates, template)
    .split(path.sep)
    .map((part) => part.replace(/^noun(?=[.-]|$)/, noun).replace(/^feature(?=[.-]|$)/, feature))
    .join('/')
    .replace(/\.template$/, '');
}

function nextMigration(root, { feature, featureVar }) {
  const numbers = readdirSync(path.join(root, migrationsFolder))
    .map((file) => Number(/^(\d{4})-/.exec(file)?.[1] ?? 0))
    .sort((a, b) => a - b);
  const number = String((numbers.at(-1) ?? 0) + 1).padStart(4, '0');
  return { file: `${number}-${feature}`, variable: featureVar };
}

/**
 * Writes a feature: contract, web and API halves with one noun that can be listed and created, its
 * migration, tests and tags, and registers it everywhere.
 *
 * @param {{ root: string, feature: string, noun: string }} options `root` is the repository's folder
 * @returns {{ written: string[], edited: string[] }} files below the repository's folder
 * @throws {Error} whose message is meant for the person who asked; nothing is written then
 */
export function generateFeature({ root, feature, noun }) {
  const problem = problemWith(feature, 'feature') ?? problemWith(noun, 'noun');
  if (problem !== null) throw new Error(problem);
  if (existsSync(path.join(root, 'libs', feature)))
    throw new Error(`libs/${feature} is there already.`);
  if (feature === noun)
    throw new Error('The noun is one record of the feature and needs a name of its own.');

  const names = namesOf(feature, noun);
  const migration = nextMigration(root, names);
  const files = new Map();
  for (const template of templatesUnder(templates)) {
    const text = fill(readFileSync(template, 'utf8'), { ...names, migration: migration.file });
    const place = placeOf(template, names);
    const shared = {
      'migration.ts': `${migrationsFolder}/${migration.file}.ts`,
      'links.ts': `libs/shared/links/src/${feature}.links.ts`,
    };
    files.set(shared[place] ?? `libs/${feature}/${place}`, text);
  }
  const written = [...files.keys()];
  // All edits are made in memory first: a place that is not found stops before anything is written.
  for (const [file, edit] of Object.entries(editsFor(names, migration))) {
    files.set(file, edit(readFileSync(path.join(root, file), 'utf8')));
  }
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return { written, edited: [...files.keys()].filter((file) => !written.includes(file)) };
}

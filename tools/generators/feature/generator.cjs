const path = require('node:path');
const { formatFiles, generateFiles, updateJson } = require('@nx/devkit');
const { namesOf, problemWith } = require('./names.cjs');
const { addBefore, addElement, addImport, addProperty, propertiesOf } = require('./syntax.cjs');

const migrations = 'libs/shared/db/src/migrations';
const links = 'libs/shared/links/src';
const kinds = 'libs/shared/domain/src/record-kinds.ts';
const boundaries = '@nx/enforce-module-boundaries';

function edit(tree, file, ...changes) {
  const text = tree.read(file, 'utf8');
  if (text === null) throw new Error(`${file} is missing.`);
  try {
    tree.write(
      file,
      changes.reduce((edited, change) => change(edited), text),
    );
  } catch (error) {
    throw new Error(`${file}: ${error.message}`, { cause: error });
  }
}

function nextMigration(tree, feature) {
  const numbers = tree.children(migrations).map((file) => Number(/^(\d{4})-/.exec(file)?.[1] ?? 0));
  return `${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}-${feature}`;
}

/** Aliases, the slice's row in the boundary rule, and its owners. */
function registerProjects(tree, { feature }) {
  updateJson(tree, 'tsconfig.base.json', (config) => {
    for (const part of ['contract', 'web', 'api']) {
      config.compilerOptions.paths[`@upround/${feature}/${part}`] = [
        `./libs/${feature}/${part}/src/index.ts`,
      ];
    }
    return config;
  });
  updateJson(tree, '.eslintrc.json', (config) => {
    const { rules } = config.overrides.find((entry) => entry.rules?.[boundaries]);
    const { depConstraints } = rules[boundaries][1];
    const at = depConstraints.findIndex(({ sourceTag }) => sourceTag === 'scope:shared');
    depConstraints.splice(at, 0, {
      sourceTag: `scope:${feature}`,
      onlyDependOnLibsWithTags: [`scope:${feature}`, 'scope:shared'],
    });
    return config;
  });
  edit(tree, 'CODEOWNERS', (text) => {
    const last = [...text.matchAll(/^\/libs\/\S+ +@.*\n/gm)].at(-1);
    if (last === undefined) throw new Error('no line of a library to follow');
    const at = last.index + last[0].length;
    return `${text.slice(0, at)}${`/libs/${feature}/`.padEnd(23)} @upround/${feature}\n${text.slice(at)}`;
  });
}

/** The lists that name every slice. */
function registerSlice(tree, names, migration) {
  const { feature, featureVar, Feature, KIND, NounsWords } = names;
  edit(tree, kinds, (text) =>
    addBefore(
      text,
      'recordKinds',
      'COMMENT',
      `${KIND}: { can: ['search'], title: '${NounsWords}' }`,
    ),
  );
  edit(
    tree,
    `${links}/slices.ts`,
    ...['Routes', 'Links', 'Records'].map(
      (part) => (text) => addProperty(text, `slice${part}`, `...${featureVar}${part}`),
    ),
    (text) =>
      addImport(
        text,
        `import { ${featureVar}Links, ${featureVar}Records, ${featureVar}Routes } from './${feature}.links';`,
      ),
  );
  edit(
    tree,
    'apps/web/src/app/more-routes.ts',
    (text) => addElement(text, 'moreRoutes', `...${featureVar}Routes`),
    (text) =>
      addImport(text, `import { routes as ${featureVar}Routes } from '@upround/${feature}/web';`),
  );
  edit(
    tree,
    'apps/web/src/app/lazy-slots.ts',
    (text) => addProperty(text, 'useKindTexts', `...use${Feature}Kinds()`),
    (text) =>
      addImport(
        text,
        `import { useKindTexts as use${Feature}Kinds } from '@upround/${feature}/web';`,
      ),
  );
  edit(
    tree,
    'apps/api/src/modules.ts',
    (text) => addElement(text, 'modules', `${featureVar}Module()`),
    (text) => addImport(text, `import { ${featureVar}Module } from '@upround/${feature}/api';`),
  );
  edit(
    tree,
    `${migrations}/all.ts`,
    (text) => addElement(text, 'migrations', featureVar),
    (text) => addImport(text, `import { ${featureVar} } from './${migration}';`),
  );
}

/**
 * Writes a slice with one noun that can be listed, read, created and found, its migration, tests and tags, and
 * registers it everywhere.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ feature: string, noun?: string }} options names in kebab-case
 * @throws {Error} whose message is meant for the person who asked; nothing is written then
 */
async function featureGenerator(tree, { feature, noun = 'item' }) {
  const problem = problemWith(feature, 'feature') ?? problemWith(noun, 'noun');
  if (problem !== null) throw new Error(problem);
  if (tree.exists(`libs/${feature}`)) throw new Error(`libs/${feature} is there already.`);
  if (feature === noun)
    throw new Error('The noun is one record of the feature and needs a name of its own.');
  const migration = nextMigration(tree, feature);
  const names = { ...namesOf(feature, noun), migration };
  if (propertiesOf(tree.read(kinds, 'utf8'), 'recordKinds').includes(names.KIND))
    throw new Error(`Another slice has records of the kind ${names.KIND}.`);

  const from = (folder) => path.join(__dirname, folder);
  generateFiles(tree, from('files'), `libs/${feature}`, names);
  generateFiles(tree, from('links'), links, names);
  generateFiles(tree, from('migrations'), migrations, names);
  generateFiles(tree, from('notifications'), 'apps/api/src/notifications', names);
  generateFiles(tree, from('journeys'), `apps/web-e2e/src/${feature}`, names);
  registerProjects(tree, names);
  registerSlice(tree, names, migration);
  await formatFiles(tree);
}

module.exports = featureGenerator;

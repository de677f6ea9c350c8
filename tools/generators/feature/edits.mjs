/** Text edits of files that exist, each refusing clearly where its place is not found. */

function insertBefore(text, mark, addition, file) {
  const at = text.indexOf(mark);
  if (at === -1) throw new Error(`${file} has no place marked by "${mark.trim()}"`);
  return text.slice(0, at) + addition + text.slice(at);
}

function insertAfterLast(text, pattern, addition, file) {
  const found = [...text.matchAll(pattern)].at(-1);
  if (found === undefined) throw new Error(`${file} has no line like ${pattern}`);
  const at = found.index + found[0].length;
  return text.slice(0, at) + addition + text.slice(at);
}

/** Adds an element to the end of the array literal that follows the mark. */
function appendToArray(text, mark, element, file) {
  const start = text.indexOf(mark);
  if (start === -1) throw new Error(`${file} has no list after "${mark}"`);
  const open = text.indexOf('[', start + mark.length);
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '[') depth += 1;
    if (text[at] === ']') depth -= 1;
    if (depth > 0) continue;
    const inside = text.slice(open + 1, at).trimEnd();
    const comma = inside === '' || inside.endsWith(',') ? '' : ',';
    return `${text.slice(0, open + 1)}${inside}${comma} ${element}${text.slice(at)}`;
  }
  throw new Error(`${file}: the list after "${mark}" does not end`);
}

const importLine = /^import [^;]+;$/gm;
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * What changes outside the feature's own folder: file to a function from its text to its new text.
 *
 * @param {Record<string, string>} n the names of the feature
 * @param {{ file: string, variable: string }} migration the new migration
 */
export const editsFor = (n, migration) => ({
  'tsconfig.base.json': (text) => {
    const config = JSON.parse(text);
    for (const part of ['contract', 'web', 'api']) {
      config.compilerOptions.paths[`@upround/${n.feature}/${part}`] = [
        `./libs/${n.feature}/${part}/src/index.ts`,
      ];
    }
    return json(config);
  },

  '.eslintrc.json': (text) => {
    const config = JSON.parse(text);
    const rule = '@nx/enforce-module-boundaries';
    const { depConstraints } = config.overrides.find((entry) => entry.rules?.[rule]).rules[rule][1];
    const at = depConstraints.findIndex(({ sourceTag }) => sourceTag === 'scope:shared');
    depConstraints.splice(at, 0, {
      sourceTag: `scope:${n.feature}`,
      onlyDependOnLibsWithTags: [`scope:${n.feature}`, 'scope:shared'],
    });
    return json(config);
  },

  CODEOWNERS: (text) =>
    insertAfterLast(
      text,
      /^\/libs\/\S+ +@.*$/gm,
      `\n${`/libs/${n.feature}/`.padEnd(23)} @upround/${n.feature}`,
      'CODEOWNERS',
    ),

  'libs/shared/links/src/route-table.ts': (text) =>
    insertBefore(
      insertAfterLast(
        text,
        importLine,
        `\nimport { ${n.featureVar}Routes } from './${n.feature}.links';`,
        'route-table.ts',
      ),
      "  notFound: '/404',",
      `  ...${n.featureVar}Routes,\n`,
      'route-table.ts',
    ),

  'libs/shared/links/src/links.ts': (text) =>
    insertBefore(
      insertAfterLast(
        text,
        importLine,
        `\nimport { ${n.featureVar}Links } from './${n.feature}.links';`,
        'links.ts',
      ),
      '  notFound: () =>',
      `  ...${n.featureVar}Links,\n`,
      'links.ts',
    ),

  'apps/web/src/app/routes.ts': (text) =>
    appendToArray(
      insertAfterLast(
        text,
        importLine,
        `\nimport { routes as ${n.featureVar}Routes } from '@upround/${n.feature}/web';`,
        'routes.ts',
      ),
      'routes: readonly FeatureRoute[] =',
      `...${n.featureVar}Routes`,
      'routes.ts',
    ),

  'apps/api/src/modules.ts': (text) =>
    appendToArray(
      insertAfterLast(
        text,
        importLine,
        `\nimport { ${n.featureVar}Module } from '@upround/${n.feature}/api';`,
        'modules.ts',
      ),
      'const modules: readonly ApiModule[] =',
      `${n.featureVar}Module()`,
      'modules.ts',
    ),

  'libs/shared/db/src/migrations/all.ts': (text) =>
    appendToArray(
      insertAfterLast(
        text,
        importLine,
        `\nimport { ${migration.variable} } from './${migration.file}';`,
        'all.ts',
      ),
      'migrations: readonly SqlMigration[] =',
      migration.variable,
      'all.ts',
    ),
});

export { appendToArray, importLine, insertAfterLast, insertBefore };

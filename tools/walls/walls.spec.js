const { existsSync, readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');
const { askLinter, workspace } = require('./ask-linter');

const read = (file) => JSON.parse(readFileSync(path.join(workspace, file), 'utf8'));

const boundaries = '@nx/enforce-module-boundaries';
const { depConstraints } = read('.eslintrc.json').overrides.find(
  (entry) => entry.rules?.[boundaries],
).rules[boundaries][1];

const { paths } = read('tsconfig.base.json').compilerOptions;
/** Every library that has an alias: `{ alias, folder, tags }`. */
const libraries = Object.entries(paths).map(([alias, [entry]]) => {
  const folder = entry.replace(/^\.\//, '').replace(/\/src\/index\.ts$/, '');
  return { alias, folder, tags: read(`${folder}/project.json`).tags };
});

const tagged = (...tags) => {
  const found = libraries.find((library) => tags.every((tag) => library.tags.includes(tag)));
  if (found === undefined) throw new Error(`no library is tagged ${tags.join(' and ')}`);
  return found;
};

const called = (alias) => libraries.find((library) => library.alias === alias);

const fileIn = ({ folder }, name = 'wall-probe.ts') => `${folder}/src/${name}`;
const importing = (name) => `import * as probe from '${name}';\nexport const seen = probe;\n`;

/**
 * One forbidden import for every row: what a library with that tag must not reach. Where several
 * rows would refuse it, the first in the table speaks, so each probe keeps to the other rows.
 */
const probes = {
  'type:feature': () => [
    tagged('type:feature', 'scope:feed'),
    tagged('type:feature', 'scope:profile').alias,
  ],
  'type:widget': () => [tagged('type:widget'), tagged('type:feature').alias],
  'type:module': () => [
    tagged('type:module', 'scope:feed'),
    tagged('type:module', 'scope:social').alias,
  ],
  'type:demo': () => [tagged('type:demo', 'scope:feed'), tagged('type:demo', 'scope:social').alias],
  'type:contract': () => [tagged('type:contract', 'scope:feed'), '@upround/shared/config'],
  'type:ui': () => [tagged('type:ui'), '@upround/shared/query'],
  'layer:core': () => [tagged('layer:core', 'platform:any'), '@upround/shared/config'],
  'type:lib': () => [called('@upround/shared/query'), tagged('type:widget').alias],
  'type:test': () => [tagged('type:test', 'platform:web'), tagged('type:widget').alias],
  'scope:shared': () => [
    tagged('type:widget', 'scope:shared'),
    tagged('type:contract', 'scope:feed').alias,
  ],
  'platform:web': () => [tagged('type:feature'), '@upround/shared/server-kit'],
  'platform:node': () => [tagged('type:module'), '@upround/shared/query'],
  'platform:any': () => [called('@upround/shared/config'), '@upround/shared/server-kit'],
};

/** A slice's library next to a contract of another slice, for the rows that keep slices apart. */
function scopeProbe(tag) {
  const inside =
    libraries.find(
      ({ tags }) =>
        tags.includes(tag) && (tags.includes('type:module') || tags.includes('type:feature')),
      // A slice may begin with its model.
    ) ?? tagged(tag, 'type:lib');
  const outside = libraries.find(
    ({ tags }) =>
      tags.includes('type:contract') && !tags.includes(tag) && !tags.includes('scope:shared'),
  );
  return [inside, outside.alias];
}

const probeOf = (tag) =>
  probes[tag]?.() ?? (tag.startsWith('scope:') ? scopeProbe(tag) : undefined);

/** Forbidden packages: from which kind of library, and what the message must say. */
const packages = [
  [tagged('type:contract', 'scope:feed'), 'fastify', boundaries],
  [tagged('type:contract', 'scope:feed'), 'react', boundaries],
  [tagged('type:contract', 'scope:feed'), 'uuid', boundaries],
  ...['fastify', 'pg', 'kysely', 'kysely/migration', 'sharp', '@fastify/static'].map((name) => [
    tagged('type:feature'),
    name,
    boundaries,
  ]),
  ...['react', 'react-dom', 'react-router-dom', '@tanstack/react-query', 'jotai'].map((name) => [
    tagged('type:module'),
    name,
    boundaries,
  ]),
  [tagged('type:lib', 'platform:any'), 'pg', boundaries],
  [tagged('type:lib', 'platform:any'), 'react', boundaries],
  ...['posthog-js', 'firebase/app', 'ably', 'react-toastify', 'radix-ui'].map((name) => [
    tagged('type:feature'),
    name,
    '@nx/workspace-one-home',
  ]),
  [tagged('type:feature'), 'node:fs', '@nx/workspace-no-node-builtins'],
  [tagged('type:contract', 'scope:feed'), 'crypto', '@nx/workspace-no-node-builtins'],
  [tagged('type:feature'), 'zod', 'no-restricted-imports'],
  [tagged('type:module'), 'zod/v4', 'no-restricted-imports'],
  [tagged('type:feature'), '@upround/feed/contract/src/post.schema', 'no-restricted-imports'],
  [tagged('type:feature'), '@upround/shared/testing', '@nx/workspace-no-test-imports'],
  [tagged('type:feature', 'scope:feed'), '../../contract/src/post.schema', boundaries],
];

/** What good code does every day, and every row must let through. */
const everyday = [
  ['type:feature', '@upround/feed/contract'],
  ['type:feature', '@upround/social/web'],
  ['type:feature', '@upround/shared/ui'],
  ['type:feature', 'react'],
  ['type:module', '@upround/feed/contract'],
  ['type:module', '@upround/social/contract'],
  ['type:module', '@upround/shared/db'],
  ['type:module', 'node:crypto'],
  ['type:module', 'kysely'],
  ['type:demo', '@upround/feed/api'],
  ['type:demo', '@upround/shared/demo'],
  ['type:contract', 'zod/mini'],
  ['type:contract', '@upround/shared/contract-core'],
  ['type:contract', '@upround/shared/domain'],
].map(([tag, name]) => [tagged(tag, 'scope:feed'), name]);

const asked = [];
const ask = (question) => asked.push(question) - 1;
const rows = depConstraints
  .map((constraint, row) => ({
    constraint,
    row,
    tag: constraint.sourceTag,
    probe: probeOf(constraint.sourceTag),
  }))
  .map((entry) => {
    if (entry.probe === undefined) return entry;
    const [from, name] = entry.probe;
    const question = { file: fileIn(from), code: importing(name) };
    return {
      ...entry,
      name,
      from,
      standing: ask(question),
      takenOut: ask({ ...question, withoutRow: entry.row }),
    };
  });
const refusedPackages = packages.map(([from, name, rule]) => ({
  from,
  name,
  rule,
  at: ask({ file: fileIn(from), code: importing(name) }),
}));
const allowed = everyday.map(([from, name]) => ({
  from,
  name,
  at: ask({ file: fileIn(from), code: importing(name) }),
}));

let answers;
beforeAll(() => {
  answers = askLinter(asked);
}, 120_000);

const spokenBy = (tag, messages) =>
  messages.filter(
    ({ ruleId, message }) =>
      ruleId === boundaries &&
      message.includes(`A project tagged with "${tag}" can only depend on`),
  );

describe('walls between projects', () => {
  test.each(rows.filter(({ probe }) => probe !== undefined))(
    '$tag refuses $name, and would not without its row',
    ({ tag, standing, takenOut }) => {
      expect(spokenBy(tag, answers[standing])).toHaveLength(1);
      expect(spokenBy(tag, answers[takenOut])).toHaveLength(0);
    },
  );

  test('every row has a probe', () => {
    expect(rows.filter(({ probe }) => probe === undefined).map(({ tag }) => tag)).toEqual([]);
  });

  test('every tag that a project carries has a row, and no row is double', () => {
    const known = depConstraints.map(({ sourceTag }) => sourceTag);
    expect(new Set(known).size).toBe(known.length);
    const carried = new Set(libraries.flatMap(({ tags }) => tags));
    expect([...carried].filter((tag) => !known.includes(tag))).toEqual([]);
  });

  test('every project says its type, scope and platform', () => {
    const folders = [
      'apps',
      'tools',
      ...readdirSync(path.join(workspace, 'libs')).map((scope) => `libs/${scope}`),
    ]
      .filter((area) => existsSync(path.join(workspace, area)))
      .flatMap((area) => readdirSync(path.join(workspace, area)).map((name) => `${area}/${name}`))
      .filter((folder) => existsSync(path.join(workspace, folder, 'project.json')));
    const untagged = folders.filter((folder) => {
      const { tags = [] } = read(`${folder}/project.json`);
      return !['type:', 'scope:', 'platform:'].every((kind) =>
        tags.some((tag) => tag.startsWith(kind)),
      );
    });
    expect(untagged).toEqual([]);
  });

  test.each(refusedPackages)('$from.alias cannot import $name', ({ rule, at }) => {
    expect(answers[at].map(({ ruleId }) => ruleId)).toContain(rule);
  });

  test.each(allowed)('$from.alias may import $name', ({ at }) => {
    expect(answers[at]).toEqual([]);
  });
});

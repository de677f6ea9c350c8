const { readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');
const { createTree } = require('@nx/devkit/testing');
const { parseSync } = require('@swc/core');
const featureGenerator = require('../feature/generator.cjs');

const workspace = path.resolve(__dirname, '../../..');
const migrations = 'libs/shared/db/src/migrations';
const registered = [
  '.eslintrc.json',
  'CODEOWNERS',
  'apps/api/src/modules.ts',
  'apps/web/src/app/lazy-slots.ts',
  'apps/web/src/app/more-routes.ts',
  'libs/shared/db/src/migrations/all.ts',
  'libs/shared/domain/src/record-kinds.ts',
  'libs/shared/links/src/slices.ts',
  'tsconfig.base.json',
];

describe('a new feature', () => {
  let tree;
  let before;
  /** Formatting follows the settings of the workspace, which the tree does not have. */
  const read = (file) => tree.read(file, 'utf8').replaceAll('"', "'");
  const json = (file) => JSON.parse(tree.read(file, 'utf8'));
  const generate = (options) =>
    featureGenerator(tree, { feature: 'reading-list', noun: 'excerpt', ...options });
  const changed = () =>
    tree
      .listChanges()
      .filter(({ path: file }) => file !== '.prettierrc' && before.get(file) !== read(file));
  const written = () => changed().flatMap(({ path: file }) => (before.has(file) ? [] : [file]));

  beforeEach(() => {
    tree = createTree();
    for (const file of registered)
      tree.write(file, readFileSync(path.join(workspace, file), 'utf8'));
    // Of a migration the name counts alone.
    for (const file of readdirSync(path.join(workspace, migrations)))
      if (file !== 'all.ts') tree.write(`${migrations}/${file}`, '');
    before = new Map(tree.listChanges().map(({ path: file }) => [file, read(file)]));
  });

  test('has a contract, a web and an API half, each tagged and tested', async () => {
    await generate();
    for (const [part, type, platform] of [
      ['contract', 'contract', 'any'],
      ['web', 'feature', 'web'],
      ['api', 'module', 'node'],
    ]) {
      const { name, tags } = json(`libs/reading-list/${part}/project.json`);
      expect(name).toBe(`reading-list-${part}`);
      expect(tags).toEqual([`type:${type}`, 'scope:reading-list', `platform:${platform}`]);
      expect(
        written().some(
          (file) => file.startsWith(`libs/reading-list/${part}/`) && file.includes('.spec.ts'),
        ),
      ).toBe(true);
    }
  });

  test('leaves no placeholder, and every file can be parsed', async () => {
    await generate();
    for (const { path: file } of changed()) {
      const text = read(file);
      expect(text).not.toMatch(/<%|__(?!PURE)\w+__/);
      if (/\.tsx?$/.test(file))
        parseSync(tree.read(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') });
      if (file.endsWith('.json')) json(file);
    }
  });

  test('is known everywhere', async () => {
    await generate();
    const edited = changed().flatMap(({ path: file }) => (before.has(file) ? [file] : []));
    expect(edited.sort()).toEqual(registered);
    const { paths } = json('tsconfig.base.json').compilerOptions;
    expect(paths['@upround/reading-list/api']).toEqual(['./libs/reading-list/api/src/index.ts']);
    expect(read('.eslintrc.json')).toContain("'scope:reading-list'");
    expect(read('CODEOWNERS')).toContain('/libs/reading-list/');
    const own = read('libs/shared/links/src/reading-list.links.ts');
    expect(own).toContain("readingList: '/reading-list'");
    expect(own).toContain("readingListExcerpt: '/reading-list/{slug}'");
    for (const part of ['Routes', 'Links', 'Records'])
      expect(read('libs/shared/links/src/slices.ts')).toContain(`...readingList${part},`);
    expect(read('libs/shared/domain/src/record-kinds.ts')).toContain("EXCERPT: { can: ['search']");
    expect(read('apps/web/src/app/lazy-slots.ts')).toContain('...useReadingListKinds(),');
  });

  test('spec 7.10: describes each of its calls, and hands that to the documentation', async () => {
    await generate();
    const calls = [
      ...read('libs/reading-list/contract/src/excerpt.calls.ts').matchAll(
        /export const (\w+) = defineCall/g,
      ),
    ];
    expect(calls).toHaveLength(3);
    const docs = read('libs/reading-list/contract/src/reading-list.docs.ts');
    for (const [, name] of calls) expect(docs).toContain(`describeCall(${name}, {`);
    expect(read('libs/reading-list/api/src/reading-list-module.ts')).toContain(
      'docs: readingListDocs',
    );
  });

  test('contributes to the hubs, and tests each contribution', async () => {
    await generate();
    const module = read('libs/reading-list/api/src/reading-list-module.ts');
    for (const hub of ['erasers', 'exports', 'notifications', 'pages', 'search'])
      expect(module).toMatch(new RegExp(`^ +${hub}: `, 'm'));
    expect(written()).toEqual(
      expect.arrayContaining([
        'apps/api/src/notifications/reading-list-notifications.spec.ts',
        'libs/reading-list/api/src/contributions/reading-list-contributions.spec.ts',
        'libs/reading-list/web/src/screens/excerpt/excerpt-screen.spec.tsx',
      ]),
    );
  });

  test('brings the next migration', async () => {
    const numbersBefore = tree
      .children(migrations)
      .flatMap((file) => /^(\d{4})-/.exec(file)?.[1] ?? []);
    await generate();
    const migration = written().find((file) => file.includes('/migrations/'));
    const [, number] = /(\d{4})-reading-list\.ts$/.exec(migration);
    expect(Number(number)).toBe(Math.max(...numbersBefore.map(Number)) + 1);
    expect(read(migration)).toContain(`name: '${number}-reading-list'`);
    expect(read(`libs/shared/db/src/migrations/all.ts`)).toMatch(/readingList\s*,?\s*\]/);
  });

  test.each([
    [{ feature: 'Reading List' }, /kebab-case/],
    [{ noun: 'shared' }, /means something else/],
    [{ noun: 'reading-list' }, /name of its own/],
    [{ noun: 'excerpt2' }, /letters only/],
    [{ noun: 'case' }, /a reserved word in JavaScript/],
    [{ noun: 'job' }, /records of the kind JOB/],
  ])('refuses %j and writes nothing', async (options, reason) => {
    await expect(generate(options)).rejects.toThrow(reason);
    expect(changed()).toEqual([]);
  });

  test('never writes over a feature that is there', async () => {
    await generate();
    await expect(generate({ noun: 'other' })).rejects.toThrow(/there already/);
  });

  test('says which file it can’t be registered in, and why', async () => {
    tree.write('apps/api/src/modules.ts', 'export {};');
    await expect(generate()).rejects.toThrow(/modules\.ts: There is no list/);
  });
});

const {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
} = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { parseSync } = require('@swc/core');
const { editsFor } = require('../feature/edits.mjs');
const { generateFeature } = require('../feature/generate.mjs');
const { namesOf } = require('../feature/names.mjs');

const workspace = path.resolve(__dirname, '../../..');
const names = namesOf('reading-list', 'entry');
const editedFiles = Object.keys(editsFor(names, { file: '', variable: '' }));

describe('a new feature', () => {
  let root;
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const generate = (options) =>
    generateFeature({ root, feature: 'reading-list', noun: 'entry', ...options });

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'upround-feature-'));
    for (const file of editedFiles) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      cpSync(path.join(workspace, file), path.join(root, file));
    }
    const migrations = 'libs/shared/db/src/migrations';
    cpSync(path.join(workspace, migrations), path.join(root, migrations), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test('has a contract, a web and an API half, each tagged and tested', () => {
    const { written } = generate();
    for (const [part, type, platform] of [
      ['contract', 'contract', 'any'],
      ['web', 'feature', 'web'],
      ['api', 'module', 'node'],
    ]) {
      const { name, tags } = JSON.parse(read(`libs/reading-list/${part}/project.json`));
      expect(name).toBe(`reading-list-${part}`);
      expect(tags).toEqual([`type:${type}`, 'scope:reading-list', `platform:${platform}`]);
      expect(
        written.some(
          (file) => file.startsWith(`libs/reading-list/${part}/`) && file.includes('.spec.ts'),
        ),
      ).toBe(true);
    }
  });

  test('leaves no placeholder, and every file can be parsed', () => {
    const { written, edited } = generate();
    for (const file of [...written, ...edited]) {
      const text = read(file);
      expect(text).not.toMatch(/\{\{\w+\}\}/);
      if (/\.tsx?$/.test(file)) parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x') });
      if (file.endsWith('.json')) JSON.parse(text);
    }
  });

  test('is known everywhere', () => {
    const { edited } = generate();
    expect(edited.sort()).toEqual([...editedFiles].sort());
    const { paths } = JSON.parse(read('tsconfig.base.json')).compilerOptions;
    expect(paths['@upround/reading-list/api']).toEqual(['./libs/reading-list/api/src/index.ts']);
    expect(read('.eslintrc.json')).toContain('"scope:reading-list"');
    expect(read('CODEOWNERS')).toContain('/libs/reading-list/');
    expect(read('libs/shared/links/src/reading-list.links.ts')).toContain(
      "readingList: '/reading-list'",
    );
    expect(read('libs/shared/links/src/route-table.ts')).toContain('...readingListRoutes,');
    expect(read('libs/shared/links/src/links.ts')).toContain('...readingListLinks,');
  });

  test('spec 7.10: describes each of its calls, and hands that to the documentation', () => {
    generate();
    const calls = [
      ...read('libs/reading-list/contract/src/entry.calls.ts').matchAll(
        /export const (\w+) = defineCall/g,
      ),
    ];
    expect(calls).toHaveLength(2);
    const docs = read('libs/reading-list/contract/src/reading-list.docs.ts');
    for (const [, name] of calls) expect(docs).toContain(`describeCall(${name}, {`);
    expect(read('libs/reading-list/api/src/reading-list-module.ts')).toContain(
      'docs: readingListDocs',
    );
  });

  test('brings the next migration', () => {
    const folder = path.join(root, 'libs/shared/db/src/migrations');
    const numbersBefore = readdirSync(folder).flatMap((file) => /^(\d{4})-/.exec(file)?.[1] ?? []);
    const { written } = generate();
    const migration = written.find((file) => file.includes('/migrations/'));
    const [, number] = /(\d{4})-reading-list\.ts$/.exec(migration);
    expect(Number(number)).toBe(Math.max(...numbersBefore.map(Number)) + 1);
    expect(read(migration)).toContain(`name: '${number}-reading-list'`);
    expect(read(`libs/shared/db/src/migrations/all.ts`)).toMatch(/readingList\s*,?\s*\]/);
  });

  test.each([
    [{ feature: 'Reading List' }, /kebab-case/],
    [{ noun: 'shared' }, /means something else/],
    [{ noun: 'reading-list' }, /name of its own/],
  ])('refuses %j and writes nothing', (options, reason) => {
    expect(() => generate(options)).toThrow(reason);
    expect(existsSync(path.join(root, 'libs/reading-list'))).toBe(false);
  });

  test('never writes over a feature that is there', () => {
    generate();
    expect(() => generate({ noun: 'other' })).toThrow(/there already/);
  });
});

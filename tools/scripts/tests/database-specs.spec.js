const { mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const {
  databaseSpecs,
  embeddedSpecs,
  opensDatabase,
  runsOnBoth,
  specFiles,
} = require('../parts/database-specs.mjs');
const { journeyFiles, journeysFor } = require('../parts/journeys.mjs');
const { projects } = require('../parts/workspace.mjs');

describe('which tests open a database', () => {
  let folder;
  const write = (name, text) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'specs-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('those that start a test server', () => {
    const file = write(
      'a.spec.ts',
      "import { createTestServer } from '@upround/shared/testing-server';",
    );
    expect(opensDatabase(file)).toBe(true);
  });

  test('those whose fixtures do', () => {
    write(
      'feed-server.fixtures.ts',
      "import { createTestServer } from '@upround/shared/testing-server';",
    );
    write('again.fixtures.ts', "import { start } from './feed-server.fixtures';");
    expect(opensDatabase(write('b.spec.ts', "import { start } from './again.fixtures';"))).toBe(
      true,
    );
  });

  test('no other, though its files import each other in a circle', () => {
    write('c.ts', "import { d } from './d';");
    write('d.ts', "import { c } from './c';");
    expect(opensDatabase(write('c.spec.ts', "import { c } from './c';"))).toBe(false);
  });
});

describe('which tests run on the embedded database where there is a PostgreSQL', () => {
  const projectOf = (file) => file.slice(0, file.indexOf(`${path.sep}src${path.sep}`));

  test('each that opens none, and no other than those marked', () => {
    const onPostgres = new Set(databaseSpecs());
    const embedded = new Set(embeddedSpecs());
    for (const file of specFiles())
      expect([file, embedded.has(file)]).toEqual([file, !onPostgres.has(file) || runsOnBoth(file)]);
  });

  test('at least one of every shared project with tests that open a database', () => {
    const shared = `${path.sep}libs${path.sep}shared${path.sep}`;
    const inShared = databaseSpecs().filter((file) => file.includes(shared));
    const covered = new Set(inShared.filter(runsOnBoth).map(projectOf));
    expect(covered.size).toBeGreaterThan(0);
    const missing = new Set(inShared.map(projectOf).filter((project) => !covered.has(project)));
    expect([...missing]).toEqual([]);
  });

  test('every slice with tests that open a database has journeys, which use the embedded one', () => {
    const files = journeyFiles();
    const inSlices = new Set(databaseSpecs().map(projectOf));
    const without = projects()
      .filter(({ folder, tags }) => inSlices.has(folder) && !tags.includes('type:app'))
      .filter((project) => journeysFor([project], files).length === 0);
    expect(without.map(({ folder }) => folder)).toEqual([]);
  });

  test('every test runs somewhere', () => {
    const anywhere = new Set([...embeddedSpecs(), ...databaseSpecs()]);
    expect(specFiles().filter((file) => !anywhere.has(file))).toEqual([]);
  });
});

const { mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { opensDatabase } = require('../parts/database-specs.mjs');

describe('which tests run on PostgreSQL too', () => {
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

const { mkdirSync, mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { isBuildInput, sourceHash } = require('../parts/sources.mjs');

const workspace = path.resolve(__dirname, '../../..');

describe('what makes a build stale', () => {
  let folder;
  const hash = () => sourceHash([path.relative(workspace, folder)]);
  const write = (name, text) => writeFileSync(path.join(folder, name), text);

  beforeEach(() => {
    mkdirSync(path.join(workspace, 'tmp'), { recursive: true });
    folder = mkdtempSync(path.join(workspace, 'tmp/sources-'));
    write('call.ts', 'export const a = 1;');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('a changed source does, even of the same length', () => {
    const before = hash();
    write('call.ts', 'export const a = 2;');
    expect(hash()).not.toBe(before);
  });

  test('a new file does, and taking it away brings the old hash back', () => {
    const before = hash();
    write('more.ts', '');
    expect(hash()).not.toBe(before);
    rmSync(path.join(folder, 'more.ts'));
    expect(hash()).toBe(before);
  });

  test('a test does not', () => {
    const before = hash();
    write('call.spec.ts', 'test.failing();');
    expect(hash()).toBe(before);
  });

  test('page text in Markdown does, a README does not', () => {
    expect(isBuildInput('libs/site/web/src/pages/terms.md')).toBe(true);
    expect(isBuildInput('libs/news/api/content/essays/cap-table.md')).toBe(true);
    expect(isBuildInput('libs/site/web/README.md')).toBe(false);
  });
});

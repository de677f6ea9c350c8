const { mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { Tally } = require('../parts/tally.mjs');

describe('the last line of npm test', () => {
  let folder;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'tally-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const report = (value) => {
    const file = path.join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(value));
    return file;
  };
  const jest = {
    numPassedTests: 7,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
    numPendingTests: 0,
    numTodoTests: 0,
  };
  const playwright = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 } };

  test('adds up checks, tests and journeys', () => {
    const tally = new Tally();
    tally.check('lint', true);
    tally.addJest(report(jest), 0);
    tally.addPlaywright(report(playwright), 0);
    expect(tally.line).toBe('11 passed, 0 failed, 0 skipped');
  });

  test('a file that cannot be loaded is a failure', () => {
    const tally = new Tally();
    tally.addJest(report({ ...jest, numRuntimeErrorTestSuites: 2 }), 1);
    expect(tally.line).toBe('7 passed, 2 failed, 0 skipped');
  });

  test('says which checks failed', () => {
    const tally = new Tally();
    tally.check('formatting', false);
    expect(tally.failures).toEqual(['formatting']);
  });

  test('a run that ends badly is a failure, whatever it wrote', () => {
    const tally = new Tally();
    tally.addJest(report(jest), 1);
    tally.addPlaywright(path.join(folder, 'nothing.json'), 0);
    expect(tally.line).toBe('7 passed, 2 failed, 0 skipped');
  });

  test('a journey that passed only the second time is a failure', () => {
    const tally = new Tally();
    tally.addPlaywright(report({ stats: { ...playwright.stats, flaky: 1 } }), 0);
    expect(tally.line).toBe('3 passed, 1 failed, 0 skipped');
  });

  test('what is skipped keeps its reason', () => {
    const tally = new Tally();
    tally.skip('API tests on PostgreSQL: none answers');
    expect(tally.line).toBe('0 passed, 0 failed, 1 skipped');
    expect(tally.reasons).toEqual(['API tests on PostgreSQL: none answers']);
  });
});

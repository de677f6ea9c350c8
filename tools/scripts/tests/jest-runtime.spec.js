const { execFileSync } = require('node:child_process');
const { mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

const root = path.resolve(__dirname, '../../..');

const MODULE = `exports.evaluations = (exports.evaluations ?? 0) + 1; exports.fail = () => { throw new Error('here'); };
exports.isOfThisContext = (value) => value instanceof Error;
`;

const IMPORTING = "exports.later = () => import('./later.js');";

const TEST = `
const module_ = require('./module');
const importing = require('./importing');
it('evaluates its modules itself', () => {
  expect(module_.evaluations).toBe(1);
  module_.evaluations = 2;
  expect(globalThis.left).toBeUndefined();
  globalThis.left = true;
});
it('has modules of its own context', () => expect(module_.isOfThisContext(new Error())).toBe(true));
it('imports dynamically', async () => expect((await importing.later()).default.isLater).toBe(true));
it('names the place of an error', () => {
  let stack = '';
  try { module_.fail(); } catch (error) { ({ stack } = error); }
  expect(stack).toContain('module.js:1:${MODULE.indexOf('new Error') + 1}');
});
`;

describe('the runtime of the tests', () => {
  let folder;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'upround-runtime-'));
    const config = {
      runtime: path.join(root, 'tools/jest/runtime.cjs'),
      testRunner: path.join(root, 'tools/jest/runner.cjs'),
      testEnvironment: require.resolve('jest-environment-node'),
      transform: {},
    };
    const files = {
      'jest.config.json': JSON.stringify(config),
      'module.js': MODULE,
      'importing.js': IMPORTING,
      'later.js': 'exports.isLater = true;',
      'first.spec.js': TEST,
      'second.spec.js': TEST,
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('evaluates every module again for each test file of a process', () => {
    const output = path.join(folder, 'results.json');
    const words = ['--config', path.join(folder, 'jest.config.json'), '--outputFile', output];
    execFileSync(
      process.execPath,
      [path.join(root, 'node_modules/jest/bin/jest.js'), '-i', '--ci', '--json', ...words],
      {
        cwd: folder,
        env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
        stdio: 'pipe',
      },
    );
    const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(output, 'utf8'));
    expect([numPassedTests, numTotalTests]).toEqual([8, 8]);
  });
});

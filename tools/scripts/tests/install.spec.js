const { isStale } = require('../parts/install.mjs');

const lock = (packages) => ({ packages: { '': {}, ...packages } });

describe('what npm start installs', () => {
  const wanted = lock({
    'node_modules/react': { version: '19.3.1' },
    'node_modules/@esbuild/win32-x64': { version: '0.28.2', optional: true },
  });

  test('nothing is installed yet', () => {
    expect(isStale(wanted, null)).toBe(true);
  });

  test('everything is installed, except what is for another platform', () => {
    expect(isStale(wanted, lock({ 'node_modules/react': { version: '19.3.1' } }))).toBe(false);
  });

  test('a version differs', () => {
    expect(isStale(wanted, lock({ 'node_modules/react': { version: '19.3.0' } }))).toBe(true);
  });

  test('a package was added to the lock file', () => {
    expect(isStale(wanted, lock({}))).toBe(true);
  });
});

const { readFileSync } = require('node:fs');
const path = require('node:path');

const workspace = path.resolve(__dirname, '../../..');
const read = (file) => JSON.parse(readFileSync(path.join(workspace, file), 'utf8'));
const manifest = read('package.json');
const { packages } = read('package-lock.json');

/**
 * Packages whose install scripts we have reviewed. Review a script before adding its package: it runs with the
 * permissions of the person who runs `npm start`.
 */
const mayRunScripts = [
  '@firebase/util',
  '@parcel/watcher',
  '@swc/core',
  'core-js',
  'esbuild',
  'nx',
  'protobufjs',
  'unrs-resolver',
];

describe('T48: what we install', () => {
  test('every dependency is pinned to one version', () => {
    const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
    const loose = Object.entries(wanted).filter(
      ([, version]) => !/^(npm:@?[\w./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  test('the lock file says what package.json says', () => {
    const { dependencies, devDependencies } = packages[''];
    expect(dependencies).toEqual(manifest.dependencies);
    expect(devDependencies).toEqual(manifest.devDependencies);
  });

  test('no package brings an install script that no one has looked at', () => {
    const scripted = Object.entries(packages)
      .filter(([, entry]) => entry.hasInstallScript === true)
      .map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length));
    expect([...new Set(scripted)].sort()).toEqual(mayRunScripts);
  });

  test('every package has a checksum and comes from the default registry', () => {
    const entries = Object.entries(packages).filter(
      ([place, entry]) => place !== '' && !entry.inBundle,
    );
    expect(entries.filter(([, { integrity }]) => integrity === undefined)).toEqual([]);
    const elsewhere = entries.filter(
      ([, { resolved = 'https://registry.npmjs.org/' }]) =>
        !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(elsewhere).toEqual([]);
  });
});

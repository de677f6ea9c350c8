const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

/** All projects with tests in one Jest: `npx jest -c tools/jest/workspace.config.cjs`. */
const root = path.resolve(__dirname, '../..');
const foldersIn = (place) =>
  existsSync(place)
    ? readdirSync(place, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
        .map((entry) => path.join(place, entry.name))
    : [];

module.exports = {
  rootDir: root,
  // Guards against a hang; with several projects Jest does not read it from their preset.
  testTimeout: 180_000,
  projects: [
    ...foldersIn(path.join(root, 'apps')),
    ...foldersIn(path.join(root, 'tools')),
    ...foldersIn(path.join(root, 'libs')).flatMap(foldersIn),
  ].filter((folder) => existsSync(path.join(folder, 'jest.config.cjs'))),
};

const path = require('node:path');
const { moduleNameMapper, transformIgnorePatterns } = require('../../../jest.preset.js');

// Ably's client for browsers is published as an ES module only, behind a door that Jest does not find.
const ablyModular = path.join(__dirname, '../../../node_modules/ably/build/modular/index.mjs');

module.exports = {
  displayName: 'shared-realtime-hub',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
  moduleNameMapper: { ...moduleNameMapper, '^ably/modular$': ablyModular },
  transformIgnorePatterns: transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(?:', '(?!(?:ably/build/modular|'),
  ),
};

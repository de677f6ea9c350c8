module.exports = {
  displayName: 'scripts',
  preset: '../../jest.preset.js',
  // test.mjs beside it is a command, not a test.
  testMatch: ['**/*.spec.js'],
  testEnvironment: 'node',
};

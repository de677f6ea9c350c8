module.exports = {
  displayName: 'shared-safe-fetch',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

module.exports = {
  displayName: 'shared-db',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

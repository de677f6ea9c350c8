module.exports = {
  displayName: 'shared-contract-core',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

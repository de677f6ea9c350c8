module.exports = {
  displayName: 'shared-testing-server',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

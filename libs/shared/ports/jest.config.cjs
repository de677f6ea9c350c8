module.exports = {
  displayName: 'shared-ports',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

module.exports = {
  displayName: 'shared-server-kit',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

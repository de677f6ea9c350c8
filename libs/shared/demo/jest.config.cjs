module.exports = {
  displayName: 'shared-demo',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

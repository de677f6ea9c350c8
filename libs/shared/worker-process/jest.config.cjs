module.exports = {
  displayName: 'shared-worker-process',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

module.exports = {
  displayName: 'shared-realtime-client',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

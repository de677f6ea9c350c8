module.exports = {
  displayName: 'shared-realtime-hub',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

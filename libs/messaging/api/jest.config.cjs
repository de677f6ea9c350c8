module.exports = {
  displayName: 'messaging-api',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

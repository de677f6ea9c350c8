module.exports = {
  displayName: 'messaging-demo',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

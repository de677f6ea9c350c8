module.exports = {
  displayName: 'messaging-contract',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

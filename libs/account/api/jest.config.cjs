module.exports = {
  displayName: 'account-api',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

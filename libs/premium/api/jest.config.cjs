module.exports = {
  displayName: 'premium-api',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

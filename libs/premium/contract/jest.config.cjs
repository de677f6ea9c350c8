module.exports = {
  displayName: 'premium-contract',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

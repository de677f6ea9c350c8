module.exports = {
  displayName: 'analytics-contract',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

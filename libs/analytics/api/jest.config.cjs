module.exports = {
  displayName: 'analytics-api',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

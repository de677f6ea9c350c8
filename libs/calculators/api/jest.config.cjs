module.exports = {
  displayName: 'calculators-api',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

module.exports = {
  displayName: 'calculators-contract',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

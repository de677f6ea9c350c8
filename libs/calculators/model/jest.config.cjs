module.exports = {
  displayName: 'calculators-model',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

module.exports = {
  displayName: 'competitions-model',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

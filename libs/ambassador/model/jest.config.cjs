module.exports = {
  displayName: 'ambassador-model',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

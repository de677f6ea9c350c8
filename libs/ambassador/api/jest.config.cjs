module.exports = {
  displayName: 'ambassador-api',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

module.exports = {
  displayName: 'ambassador-demo',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

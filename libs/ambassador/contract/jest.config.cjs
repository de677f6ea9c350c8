module.exports = {
  displayName: 'ambassador-contract',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

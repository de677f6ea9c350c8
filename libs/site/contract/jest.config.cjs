module.exports = {
  displayName: 'site-contract',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

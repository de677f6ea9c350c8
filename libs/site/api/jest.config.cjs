module.exports = {
  displayName: 'site-api',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

module.exports = {
  displayName: 'search-api',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

module.exports = {
  displayName: 'search-contract',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

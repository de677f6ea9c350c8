module.exports = {
  displayName: 'feed-contract',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

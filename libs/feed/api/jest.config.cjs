module.exports = {
  displayName: 'feed-api',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

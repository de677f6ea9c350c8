module.exports = {
  displayName: 'feed-demo',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

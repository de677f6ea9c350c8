module.exports = {
  displayName: 'news-demo',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

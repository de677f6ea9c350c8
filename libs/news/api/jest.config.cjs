module.exports = {
  displayName: 'news-api',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

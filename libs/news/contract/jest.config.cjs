module.exports = {
  displayName: 'news-contract',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

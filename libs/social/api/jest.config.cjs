module.exports = {
  displayName: 'social-api',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

module.exports = {
  displayName: 'social-demo',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

module.exports = {
  displayName: 'social-contract',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

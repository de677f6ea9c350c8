module.exports = {
  displayName: 'moderation-contract',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

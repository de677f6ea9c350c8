module.exports = {
  displayName: 'moderation-api',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

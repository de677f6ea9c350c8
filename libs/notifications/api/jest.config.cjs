module.exports = {
  displayName: 'notifications-api',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

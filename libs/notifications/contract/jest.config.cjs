module.exports = {
  displayName: 'notifications-contract',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

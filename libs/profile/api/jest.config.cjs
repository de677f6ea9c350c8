module.exports = {
  displayName: 'profile-api',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

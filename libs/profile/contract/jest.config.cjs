module.exports = {
  displayName: 'profile-contract',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

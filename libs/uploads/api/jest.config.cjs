module.exports = {
  displayName: 'uploads-api',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

module.exports = {
  displayName: 'jobs-api',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

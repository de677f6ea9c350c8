module.exports = {
  displayName: 'jobs-contract',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

module.exports = {
  displayName: 'jobs-demo',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

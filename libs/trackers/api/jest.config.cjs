module.exports = {
  displayName: 'trackers-api',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

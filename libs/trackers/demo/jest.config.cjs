module.exports = {
  displayName: 'trackers-demo',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

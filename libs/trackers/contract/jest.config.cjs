module.exports = {
  displayName: 'trackers-contract',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

module.exports = {
  displayName: 'competitions-demo',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

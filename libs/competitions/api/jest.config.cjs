module.exports = {
  displayName: 'competitions-api',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

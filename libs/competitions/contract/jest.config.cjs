module.exports = {
  displayName: 'competitions-contract',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

module.exports = {
  displayName: 'uploads-contract',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

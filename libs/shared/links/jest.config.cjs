module.exports = {
  displayName: 'shared-links',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

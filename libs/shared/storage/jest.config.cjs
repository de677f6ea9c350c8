module.exports = {
  displayName: 'shared-storage',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

module.exports = {
  displayName: 'shared-import-files',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

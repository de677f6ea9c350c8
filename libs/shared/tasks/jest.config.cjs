module.exports = {
  displayName: 'shared-tasks',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

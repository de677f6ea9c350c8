module.exports = {
  displayName: 'shared-jobs-queue',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

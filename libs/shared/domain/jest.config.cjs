module.exports = {
  displayName: 'shared-domain',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

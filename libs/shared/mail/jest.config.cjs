module.exports = {
  displayName: 'shared-mail',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

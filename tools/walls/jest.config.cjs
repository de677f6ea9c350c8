module.exports = {
  displayName: 'walls',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};

module.exports = {
  displayName: 'eslint-rules',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};

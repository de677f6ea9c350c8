module.exports = {
  displayName: 'shared-api-client',
  preset: '../../../jest.preset.js',
  testEnvironment: 'jest-fixed-jsdom',
  setupFilesAfterEnv: ['<rootDir>/../../../tools/jest/setup-dom.cjs'],
};

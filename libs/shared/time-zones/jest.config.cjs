module.exports = {
  displayName: 'shared-time-zones',
  preset: '../../../jest.preset.js',
  testEnvironment: 'jest-fixed-jsdom',
  setupFilesAfterEnv: ['<rootDir>/../../../tools/jest/setup-dom.cjs'],
};

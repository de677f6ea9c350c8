module.exports = {
  displayName: 'shared-i18n',
  preset: '../../../jest.preset.js',
  testEnvironment: 'jest-fixed-jsdom',
  setupFilesAfterEnv: ['<rootDir>/../../../tools/jest/setup-dom.cjs'],
};

module.exports = {
  displayName: 'shared-image-preview',
  preset: '../../../jest.preset.js',
  testEnvironment: 'jest-fixed-jsdom',
  setupFilesAfterEnv: ['<rootDir>/../../../tools/jest/setup-dom.cjs'],
};

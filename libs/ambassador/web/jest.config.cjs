module.exports = {
  displayName: 'ambassador-web',
  preset: '../../../jest.preset.js',
  testEnvironment: 'jest-fixed-jsdom',
  setupFilesAfterEnv: ['<rootDir>/../../../tools/jest/setup-dom.cjs'],
};

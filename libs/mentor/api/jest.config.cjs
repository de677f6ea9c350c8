module.exports = {
  displayName: 'mentor-api',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

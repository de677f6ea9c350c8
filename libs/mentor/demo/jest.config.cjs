module.exports = {
  displayName: 'mentor-demo',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

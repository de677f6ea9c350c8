module.exports = {
  displayName: 'mentor-model',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

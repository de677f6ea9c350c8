module.exports = {
  displayName: 'mentor-contract',
  preset: '../../../jest.preset.js',
  testEnvironment: 'node',
};

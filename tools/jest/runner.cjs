const circus = require('jest-circus/runner');
const run = circus.default ?? circus;

/**
 * Jest's own runner, which also lets tests require a package outside the sandbox: the embedded database imports
 * its parts while it runs, which the sandbox does not allow.
 */
module.exports = (globalConfig, config, environment, ...rest) => {
  environment.global.requireOutsideSandbox = require;
  return run(globalConfig, config, environment, ...rest);
};

/**
 * The house's own lint rules. Nx finds this folder by its name and offers the rules as
 * `@nx/workspace-NAME`; the names are in `.eslintrc.json`.
 */
module.exports = {
  rules: {
    'file-names': require('./rules/file-names'),
    'no-node-builtins': require('./rules/no-node-builtins'),
    'no-path-literal': require('./rules/no-path-literal'),
    'no-raw-styles': require('./rules/no-raw-styles'),
    'no-test-imports': require('./rules/no-test-imports'),
    'one-home': require('./rules/one-home'),
    'toast-from-ui': require('./rules/toast-from-ui'),
    'visible-focus': require('./rules/visible-focus'),
  },
};

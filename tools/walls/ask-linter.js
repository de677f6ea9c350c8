const { execFileSync } = require('node:child_process');
const path = require('node:path');

const workspace = path.resolve(__dirname, '../..');

/**
 * Lints pieces of code as if they stood in files of the workspace.
 *
 * @param {{ file: string, code: string, withoutRow?: number }[]} probes see lint-probes.mjs
 * @returns {{ ruleId: string, message: string }[][]} the linter's messages for each
 */
function askLinter(probes) {
  const output = execFileSync(process.execPath, [path.join(__dirname, 'lint-probes.mjs')], {
    cwd: workspace,
    input: JSON.stringify(probes),
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
    maxBuffer: 32 * 1024 * 1024,
  });
  return JSON.parse(output.trim().split('\n').at(-1));
}

module.exports = { askLinter, workspace };

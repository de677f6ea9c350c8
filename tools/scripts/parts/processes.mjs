import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot, root } from './paths.mjs';

/**
 * The script behind a package's command, so that it runs under this very Node on every platform
 * (no shell, no `.cmd` files).
 *
 * @param {string} packageName installed package
 * @param {string} [command] name of the command where the package has several
 */
export function binOf(packageName, command = packageName) {
  const require = createRequire(inRoot('package.json'));
  const manifestFile = inRoot('node_modules', packageName, 'package.json');
  const { bin } = require(manifestFile);
  return path.join(path.dirname(manifestFile), typeof bin === 'string' ? bin : bin[command]);
}

/** Environment of every tool that the scripts start: quiet, local, repeatable. */
export const toolEnvironment = {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
  ESLINT_USE_FLAT_CONFIG: 'false',
};

/**
 * Runs a command to its end, with this terminal.
 *
 * @param {string} command file to run
 * @param {string[]} parameters its arguments
 * @param {{ env?: Record<string, string | undefined>, shell?: boolean, minutes?: number, onHang?: () => string }}
 *   [options]
 *   additions to the environment, after how many minutes a command that hangs is ended, and what to print then
 * @returns {Promise<number>} its exit code; 1 when it was ended by a signal or did not start
 */
export function run(command, parameters, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd: root,
      stdio: 'inherit',
      shell: options.shell ?? false,
      env: { ...process.env, ...toolEnvironment, ...options.env },
    });
    const hangs = setTimeout(
      () => {
        process.stderr.write(
          `${command}: ended after ${options.minutes} minutes. ${options.onHang?.() ?? ''}\n`,
        );
        child.kill('SIGKILL');
      },
      (options.minutes ?? 24 * 60) * 60_000,
    );
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(1);
    });
    child.on('close', (code) => {
      clearTimeout(hangs);
      resolve(code ?? 1);
    });
  });
}

/** Runs a Node script of an installed package; see {@link run}. */
export const runNode = (script, parameters, options) =>
  run(process.execPath, [script, ...parameters], options);

/**
 * As {@link runNode}, but keeps the output, for stages that run side by side.
 *
 * @returns {Promise<{ code: number, output: string }>}
 */
export function captureNode(script, parameters, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...parameters], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...toolEnvironment, FORCE_COLOR: '0', ...options.env },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs the server in the foreground: its output is ours, our signals are its, and we end as it ends.
 *
 * @param {string} script file to run with Node
 * @param {string[]} [parameters] its arguments
 */
export function becomeNode(script, parameters = []) {
  const child = spawn(process.execPath, [script, ...parameters], { cwd: root, stdio: 'inherit' });
  const forward = (signal) => {
    if (child.exitCode === null) child.kill(signal);
  };
  // Ctrl+C reaches the whole foreground group by itself; passing it on would make the server's
  // second signal, which means "at once".
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) forward('SIGINT');
  });
  process.on('SIGTERM', () => forward('SIGTERM'));
  process.on('SIGHUP', () => forward('SIGHUP'));
  process.on('exit', () => forward('SIGTERM'));
  child.on('error', (error) => {
    process.stderr.write(`The server didn’t start: ${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code) => process.exit(code ?? 1));
}

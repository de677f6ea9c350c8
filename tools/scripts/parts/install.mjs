import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { run, runNode } from './processes.mjs';

/**
 * Whether what is installed differs from the lock file. npm writes down what it installed in
 * `node_modules/.package-lock.json`; packages for other platforms are missing there, rightly.
 *
 * @param {{ packages: Record<string, { version?: string, optional?: boolean, link?: boolean }> }} wanted the lock file
 * @param {{ packages: Record<string, { version?: string }> } | null} installed npm's own record, or null
 */
export function isStale(wanted, installed) {
  if (installed === null) return true;
  return Object.entries(wanted.packages).some(([place, entry]) => {
    if (place === '') return false;
    const present = installed.packages[place];
    if (present === undefined) return entry.optional !== true;
    return present.version !== entry.version;
  });
}

function readJson(file) {
  if (!existsSync(file)) return null;
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Stops with a clear line where Node.js is too old for what the project uses. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  process.stderr.write(`Upround needs Node.js 20.19 or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}

/** Installs the locked dependencies where they are missing or stale; does nothing otherwise. */
export async function installIfStale() {
  requireNode();
  const wanted = readJson(inRoot('package-lock.json'));
  if (wanted === null) {
    process.stderr.write('package-lock.json is missing. Restore it with `git checkout`.\n');
    process.exit(1);
  }
  if (!isStale(wanted, readJson(inRoot('node_modules/.package-lock.json')))) return;
  process.stdout.write('Installing dependencies. The first time takes a minute or two.\n');
  const parameters = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev'];
  const npm = process.env.npm_execpath;
  const code = npm?.endsWith('.js')
    ? await runNode(npm, parameters)
    : await run('npm', parameters, { shell: process.platform === 'win32' });
  if (code === 0) return;
  process.stderr.write('`npm ci` failed, so nothing was started. See the errors above.\n');
  process.exit(1);
}

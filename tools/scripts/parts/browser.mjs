import { existsSync } from 'node:fs';
import { findBrowser } from './find-browser.cjs';
import { binOf, run, runNode } from './processes.mjs';

async function installFromDebian() {
  process.stdout.write('Installing the Debian package chromium.\n');
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-qq'], quiet);
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
}

/**
 * Finds a browser, or installs one by the way that this machine allows.
 *
 * @returns {Promise<string | undefined>} path of its program; undefined where none could be had
 */
export async function browserForTests() {
  const present = findBrowser();
  if (present !== undefined) return present;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/etc/debian_version') && (await installFromDebian()) === 0) {
    const installed = findBrowser();
    if (installed !== undefined) return installed;
  }
  process.stdout.write("Downloading Playwright's Chromium.\n");
  await runNode(binOf('@playwright/test', 'playwright'), ['install', 'chromium']);
  return findBrowser();
}

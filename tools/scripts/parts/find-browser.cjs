const { existsSync } = require('node:fs');
const path = require('node:path');

const usualNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

function onPath(name) {
  const ending = process.platform === 'win32' ? '.exe' : '';
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => path.join(folder, `${name}${ending}`))
    .find((file) => existsSync(file));
}

function playwrightsOwn() {
  try {
    const file = require('@playwright/test').chromium.executablePath();
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A Chromium to run the journeys in: `CHROMIUM_PATH`, the system's, or Playwright's own.
 * CommonJS, because Playwright's configuration loads it too.
 *
 * @returns {string | undefined} path of its program
 */
function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    process.stderr.write(`CHROMIUM_PATH names ${named}, which is not there; looking elsewhere.\n`);
  }
  for (const name of usualNames) {
    const found = onPath(name);
    if (found !== undefined) return found;
  }
  return usualPlaces.find((file) => existsSync(file)) ?? playwrightsOwn();
}

module.exports = { findBrowser };

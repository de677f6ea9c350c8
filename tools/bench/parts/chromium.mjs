import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Launch options for a Chromium that talks to this machine alone. */
export function chromiumOptions() {
  const own = existsSync(chromium.executablePath());
  const executablePath =
    process.env.CHROMIUM_PATH ?? (own ? undefined : usual.find((place) => existsSync(place)));
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

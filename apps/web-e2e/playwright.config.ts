import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../tools/scripts/parts/find-browser.cjs';

const executablePath = findBrowser();

/** Journeys through the built app: a folder for each slice, so that a change runs those of its slices. */
export default defineConfig({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  globalSetup: './src/support/global-setup.ts',
  outputDir: '../../tmp/journeys',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Limits end what hangs and measure nothing: the machine may be small and have other work.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME']
    ? [['list'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] }]]
    : [['list']],
  use: {
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    // Recording each journey costs a third of its time. `npx playwright test --trace retain-on-failure` records them.
    trace: 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        // Chromium refuses its sandbox to root, which is what containers run as.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

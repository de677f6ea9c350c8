import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { binOf, runNode } from './processes.mjs';

const home = 'apps/web-e2e/src';
const ending = '.e2e.ts';

/** Journeys that pass through a slice that has no pages of its own, by the folders they are in. */
const passedThrough = {
  // Sessions are paid for through the same engine.
  mentor: ['premium'],
  premium: ['news'],
  uploads: ['feed', 'jobs', 'profile'],
};

/** The journey files below `apps/web-e2e/src`: `feed/quiz.e2e.ts` is a journey of the slice `feed`. */
export function journeyFiles() {
  if (!existsSync(inRoot(home))) return [];
  return readdirSync(inRoot(home), { recursive: true })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith(ending))
    .sort();
}

/**
 * Which journeys a change has to run: those of the slices that it touches, so that one slice's change does
 * not pay for every slice's browser tests. What all slices use, or the journeys themselves, touch them all.
 *
 * @param {{ tags: string[] }[]} touched the projects with changed files, not those that use them
 * @param {string[]} files the journey files, each in the folder of its slice
 */
export function journeysFor(touched, files) {
  const tags = touched.flatMap((project) => project.tags);
  if (tags.includes('scope:shared') || tags.includes('type:app')) return files;
  const folders = new Set(
    tags
      .filter((tag) => tag.startsWith('scope:'))
      .map((tag) => tag.replace('scope:', ''))
      .flatMap((slice) => [slice, ...(passedThrough[slice] ?? [])]),
  );
  return files.filter((file) => folders.has(file.split('/')[0]));
}

/**
 * Runs journeys against the built app.
 *
 * @param {{ browser: string, files?: string[], report?: string, heavy?: string }} options `files` limits
 *   the run; `report` is where the JSON report goes
 * @returns {Promise<number>} Playwright's exit code
 */
export function runJourneys({ browser, files = [], report, heavy = 'small' }) {
  const config = inRoot('apps/web-e2e/playwright.config.ts');
  return runNode(
    binOf('@playwright/test', 'playwright'),
    ['test', '--config', config, ...files.map((file) => `/${file.replaceAll('.', '\\.')}$`)],
    { env: { CHROMIUM_PATH: browser, HEAVY: heavy, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
}

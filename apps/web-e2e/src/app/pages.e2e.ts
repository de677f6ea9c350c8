import type { Page } from '@playwright/test';
import { axeOf } from '../support/axe';
import { expect, test } from '../support/journey';
import { pagePaths, roles } from '../support/page-list';
import type { Role } from '../support/page-list';
import { delayParts, loaded, measure, watchShifts } from '../support/page-measure';
import type { PageMeasure } from '../support/page-measure';

const isFull = process.env['HEAVY'] === 'full';

/** The limits of every page. */
const limits = {
  shift: 0.01,
  /** Room without text at the right, in windows of `EMPTY_AT` pixels. */
  empty: 400,
} as const;
const EMPTY_AT = 1440;
/** In milliseconds: a page that hangs fails by itself, and the others are still measured. */
const ACTION_TIMEOUT = 120_000;

const widths = isFull ? [320, 390, 768, EMPTY_AT] : [390, EMPTY_AT];
const themes = isFull ? (['light', 'dark'] as const) : (['light'] as const);
const visitors: readonly Role[] = isFull ? roles : ['founder'];

interface Row extends PageMeasure {
  path: string;
  /** Names of the rules that axe found broken. */
  axe: string[];
  /** Errors in the console. */
  errors: string[];
}

/** What is wrong with a page at one width; `left` is where the navigation is on the first page. */
function faultsOf(row: Row, width: number, left: number | undefined): string[] {
  return [
    row.shift > limits.shift && `shift ${row.shift} by ${row.shifted}`,
    row.left !== undefined && left !== undefined && row.left !== left && `left ${row.left}`,
    width === EMPTY_AT && row.empty > limits.empty && `empty ${row.empty}`,
    row.overflow > 0 && `overflow ${row.overflow}`,
    row.axe.length > 0 && `axe ${row.axe.join(' ')}`,
    row.errors.length > 0 && `console ${row.errors.join(' | ')}`,
  ].filter((fault) => fault !== false);
}

function printTable(title: string, rows: readonly Row[]): void {
  const line = (cells: readonly (string | number)[]) =>
    cells.map((cell, place) => String(cell).padEnd(place === 0 ? 60 : 9)).join('');
  const lines = rows.map(({ path, shift, left, empty, overflow, axe, errors }) =>
    line([path.slice(0, 58), shift, left ?? '', empty, overflow, axe.length, errors.length]),
  );
  const head = line([title, 'shift', 'left', 'empty', 'overflow', 'axe', 'console']);
  process.stdout.write(`\n${[head, ...lines].join('\n')}\n`);
}

/** Of a page that failed before it could be measured. */
const unmeasured: PageMeasure = { shift: 0, shifted: '', left: undefined, empty: 0, overflow: 0 };

/** The page of an unknown address is answered with 404, which the console reports. */
const isUnexpected = (path: string) => (error: string) => path !== '/404' || !error.includes('404');

/** Opens pages one after the other, and measures each. */
async function visit(
  page: Page,
  paths: readonly string[],
  { width, theme }: { width: number; theme: 'light' | 'dark' },
): Promise<Row[]> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  page.setDefaultTimeout(ACTION_TIMEOUT);
  await watchShifts(page);
  const restartDelays = await delayParts(page, width === EMPTY_AT ? 'reversed' : 'as asked');
  let errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const rows: Row[] = [];
  for (const path of paths) {
    // Errors that the previous page logs while it unloads don't count for this one.
    await page.goto('about:blank');
    errors = [];
    restartDelays();
    try {
      await page.goto(path);
      await loaded(page);
      const { violations } = await axeOf(page).analyze();
      const axe = violations.map(({ id }) => id);
      rows.push({ path, ...(await measure(page)), axe, errors: errors.filter(isUnexpected(path)) });
    } catch (error) {
      rows.push({ path, ...unmeasured, axe: [], errors: [...errors, String(error)] });
    }
  }
  // Requests that are still delayed end with their page.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return rows;
}

// A trace of eighty pages takes more time than it saves: the table names the page and what shifted.
test.use({ trace: 'off' });

test.describe('every page', () => {
  // A role visits some eighty pages.
  test.describe.configure({ timeout: 1_800_000, mode: 'parallel' });
  for (const role of visitors) {
    for (const theme of themes) {
      for (const width of widths) {
        test(`is whole and quiet at ${width} px, ${theme}, for a ${role}`, async ({
          page,
          context,
          app,
          signIn,
        }) => {
          if (role !== 'guest') await signIn(role);
          const paths = await pagePaths(app, role, page, isFull);
          const tabs = [page, await context.newPage()];
          const visited = await Promise.all(
            tabs.map((tab, index) => {
              const own = paths.filter((_, at) => at % tabs.length === index);
              return visit(tab, own, { width, theme });
            }),
          );
          const rows = visited.flat().sort((a, b) => paths.indexOf(a.path) - paths.indexOf(b.path));
          printTable(`${role}, ${width} px, ${theme}`, rows);
          const left = rows.find((row) => row.left !== undefined)?.left;
          const faults = rows.flatMap((row) =>
            faultsOf(row, width, left).map((fault) => `${row.path}: ${fault}`),
          );
          expect(faults).toEqual([]);
        });
      }
    }
  }
});

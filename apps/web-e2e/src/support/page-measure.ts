import type { Page, Route } from '@playwright/test';

/** What one visit of a page has measured. Lengths are CSS pixels. */
export interface PageMeasure {
  /** Sum of all layout shifts without input, as in the Layout Instability API; no unit. */
  shift: number;
  /** The start of the HTML of the element that shifted most, to find the cause. */
  shifted: string;
  /** Left edge of the navigation; undefined in frames without one. */
  left: number | undefined;
  /** Room without text at the right of the page's content. */
  empty: number;
  /** By how much the page is wider than the window. */
  overflow: number;
}

interface Shifts {
  sum: number;
  largest: number;
  what: string;
}

/** Records the layout shifts of every address that the page opens from here on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0, largest: 0, what: '' };
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        if (hadRecentInput) continue;
        shifts.sum += value;
        if (value < shifts.largest) continue;
        shifts.largest = value;
        const node = sources[0]?.node;
        shifts.what = node instanceof HTMLElement ? node.outerHTML.slice(0, 120) : String(node);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How late code and data come, in milliseconds: long enough for the placeholder and each skeleton to be painted. */
const LATE = {
  code: 150,
  data: 300,
  /** Between two answers in reversed order. */ step: 100,
} as const;

/** In which order the answers of a page's calls come. */
export type AnswerOrder = 'as asked' | 'reversed';

/**
 * Delays the code and the data of a page. A quick machine has both before the first paint, and would show no shift
 * where a slow one does.
 *
 * @param order of the answers: what is asked for first may come last
 * @returns a function to call before each further address: its calls are counted from the first again
 */
export async function delayParts(page: Page, order: AnswerOrder): Promise<() => void> {
  let calls = 0;
  const dataDelay = () =>
    order === 'as asked' ? LATE.data : Math.max(LATE.step, 2 * LATE.data - LATE.step * calls++);
  const late = (delay: () => number) => async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, delay()));
    await route.continue();
  };
  await page.route(
    '**/assets/**/*.js',
    late(() => LATE.code),
  );
  await page.route(/\/v\d+\//, late(dataDelay));
  return () => {
    calls = 0;
  };
}

/** Waits until a page has loaded, with the parts that come a moment later. */
export async function loaded(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForLoadState('networkidle');
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // The lists beside a page come a moment after it, where there is room.
  await page.waitForFunction(() => {
    const rail = document.querySelector<HTMLElement>('[data-right-rail]');
    const isEmpty = rail === null || rail.childElementCount === 0;
    return isEmpty || !rail.checkVisibility() || rail.querySelector('aside') !== null;
  });
  await page.waitForFunction(() => document.querySelector('.animate-breathe') === null);
}

/** Measures a page that has loaded; shifts need `watchShifts` before. */
export async function measure(page: Page): Promise<PageMeasure> {
  return page.evaluate(() => {
    const { sum, what } = (window as unknown as { layoutShifts: Shifts }).layoutShifts;
    let right = 0;
    for (const part of document.querySelectorAll('main, aside')) {
      const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        const { currentNode } = words;
        if (currentNode.textContent?.trim() === '') continue;
        if (currentNode.parentElement?.checkVisibility() !== true) continue;
        const range = document.createRange();
        range.selectNodeContents(currentNode);
        right = Math.max(right, range.getBoundingClientRect().right);
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    const header = document.querySelector('[data-layout="default"] > header');
    return {
      shift: Math.round(sum * 10_000) / 10_000,
      shifted: what,
      left: header === null ? undefined : Math.round(header.getBoundingClientRect().left),
      empty: Math.round(clientWidth - Math.min(right, clientWidth)),
      overflow: scrollWidth - clientWidth,
    };
  });
}

import { expect, test as base } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { startDemoApp } from './app-server';
import type { AppServer } from './app-server';
import { axeOf } from './axe';
import { reportFailures } from './failure-report';
import { membersOf } from './members';
import type { Members, NewMember, SignedIn, Who } from './members';
import { settled } from './settled';

export { DEMO_PASSWORD, demoAccounts } from './demo-folder';
export { codeFrom } from './members';
export type { NewMember, SignedIn } from './members';

interface JourneyFixtures {
  /** The journey file's server. */
  server: FileServer;
  app: AppServer;
  /** Signs someone in in the page's browser, so that only the journey of signing in pays for the form. */
  signIn: (who: Who) => Promise<void>;
  /** Signs someone in in a browser of their own, which is closed at the end. */
  openAs: (who: Who) => Promise<SignedIn>;
  /** Signs someone new up by the API: for journeys that count what belongs to a person. */
  newMember: (displayName: string) => Promise<NewMember>;
  /** Waits until the server has no background task left, so that nothing of earlier steps arrives later. */
  settle: () => Promise<void>;
  /** Fails the journey on any accessibility violation that axe finds on the page as it is. */
  expectAccessible: (page?: Page) => Promise<void>;
  /** Runs all axe rules in light mode, then those about colours in dark mode. Motion is reduced from the start. */
  expectAccessibleInThemes: () => Promise<void>;
}

/** A server on a copy of the demo folder, and who signs in there. */
interface FileServer {
  file: string;
  app: AppServer;
  members: Members;
}

interface WorkerFixtures {
  /** The server of a journey file: started with the file's first journey, stopped with the next file's. */
  serverOf: (file: string) => Promise<FileServer>;
}

/** Whether nothing fades or moves any more, save what never ends. */
const isAtRest = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );

/** Nothing is wider than the screen, as soon as the page has adapted to the screen’s size. */
export async function expectFits(page: Page): Promise<void> {
  const wide = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(wide, 'nothing is wider than the screen').toBeLessThanOrEqual(0);
}

/** Fails on any accessibility violation that axe finds on the page as it is. */
async function expectNoViolations(page: Page, rules?: string[]): Promise<void> {
  // Elements that are still fading in have a lower contrast.
  await expect.poll(() => isAtRest(page)).toBe(true);
  const builder = axeOf(page);
  if (rules !== undefined) builder.withRules(rules);
  // Controls behind a modal dialog are inert, even if they are partly visible.
  if ((await page.locator('dialog:modal').count()) > 0) builder.include('dialog:modal');
  const { violations } = await builder.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );
  expect(found).toEqual([]);
}

/** The rules whose result depends on colours, which is all that the themes differ in. */
const colorRules = ['color-contrast', 'link-in-text-block'];

async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', theme);
}

/** Runs all axe rules in light mode, then those about colours in dark mode. The page is left in light mode. */
async function expectNoViolationsInThemes(page: Page): Promise<void> {
  await setTheme(page, 'light');
  await expectNoViolations(page);
  await setTheme(page, 'dark');
  await expectNoViolations(page, colorRules);
  await setTheme(page, 'light');
}

/** Does so on a phone and on a desktop, where nothing may be wider than the screen. The page is left on the desktop. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page);
    await expectNoViolationsInThemes(page);
  }
}

/** Opens pages on a phone, and runs axe over each in both themes. Nothing on them may be wider than the screen. */
export async function expectAccessibleOnPhone(page: Page, paths: readonly string[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of paths) {
    await base.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('.animate-breathe')).toHaveCount(0);
      await expectFits(page);
      await expectNoViolationsInThemes(page);
    });
  }
}

/** Chooses what is drawn as chosen a moment after the click, as where the address says what is chosen. */
export async function choose(control: Locator): Promise<void> {
  await control.click();
  await expect(control).toBeChecked();
}

/** The text that a part of the page shows, as soon as it shows one: a part that is still hidden has none. */
export async function textOf(part: Locator): Promise<string> {
  await expect(part).toHaveText(/\S/, { useInnerText: true });
  return part.innerText();
}

/**
 * Waits until a page receives events. Call it before the page is opened, since this happens once. The page before it may
 * open a socket until it is left; that one doesn't count, nor does one that closes before it is welcomed.
 */
export async function receivesEvents(page: Page): Promise<void> {
  await page.waitForRequest(
    (request) => request.isNavigationRequest() && request.frame() === page.mainFrame(),
  );
  await new Promise<void>((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (payload.toString().includes('"welcome"')) resolve();
      });
    });
  });
}

/**
 * Waits until the server has answered a write. Begin it before the click: a page shows much before the answer, and
 * a page that is left or reloaded meanwhile may read what was there before.
 *
 * @param path how the address of the call ends
 */
export async function writeArrives(
  page: Page,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: RegExp,
): Promise<void> {
  const answer = await page.waitForResponse(
    (given) => path.test(given.url()) && given.request().method() === method,
  );
  expect(answer.ok()).toBe(true);
}

/** Waits until a post has arrived. The composer closes before, and the feed of who wrote it shows it before. */
export const postArrives = (page: Page): Promise<void> => writeArrives(page, 'POST', /\/v2\/post$/);

/** Starting a server takes seconds, and minutes on a machine that is busy otherwise. */
const START_WITHIN = 200_000;

/** `test` with the built app behind it: one server for each file, one fresh browser context for each journey. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  serverOf: [
    // Playwright reads from this pattern what the fixture needs: nothing.
    async ({}, provide) => {
      let current: FileServer | undefined;
      await provide(async (file) => {
        if (current?.file === file) return current;
        await current?.app.stop();
        current = undefined;
        const app = await startDemoApp();
        current = { file, app, members: membersOf(app) };
        return current;
      });
      await current?.app.stop();
    },
    { scope: 'worker', timeout: START_WITHIN },
  ],
  server: [
    async ({ serverOf }, provide, { file }) => {
      await provide(await serverOf(file));
    },
    { timeout: START_WITHIN },
  ],
  app: async ({ server }, provide) => {
    await provide(server.app);
  },
  baseURL: async ({ app }, provide) => {
    await provide(app.origin);
  },
  page: async ({ page, app }, provide, testInfo) => {
    const report = reportFailures(page);
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && message.text().includes('Content Security Policy')) {
        failures.push(message.text());
      }
    });
    await provide(page);
    await report.print(testInfo, app.log(), failures.length > 0);
    expect(failures, 'errors that the page threw').toEqual([]);
  },
  signIn: async ({ context, server }, provide) => {
    await provide((who) => server.members.signIn(context, who));
  },
  openAs: async ({ browser, server }, provide) => {
    const opened: SignedIn[] = [];
    await provide(async (who) => {
      const one = await server.members.open(browser, who);
      opened.push(one);
      return one;
    });
    for (const { context } of opened) await context.close();
  },
  newMember: async ({ server }, provide) => {
    await provide(server.members.create);
  },
  settle: async ({ app }, provide) => {
    await provide(() => settled(app));
  },
  expectAccessible: async ({ page }, provide) => {
    await provide((other) => expectNoViolations(other ?? page));
  },
  expectAccessibleInThemes: async ({ page }, provide) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await provide(() => expectNoViolationsInThemes(page));
  },
});

export { expect };

import AxeBuilder from '@axe-core/playwright';
import { expect, test as base } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { startApp } from './app-server';
import type { AppServer } from './app-server';

/** The accounts that the demo community comes with. */
export const demoAccounts = {
  founder: 'founder@upround.test',
  investor: 'investor@upround.test',
  recruiter: 'recruiter@upround.test',
  candidate: 'candidate@upround.test',
  mentor: 'mentor@upround.test',
  ambassador: 'ambassador@upround.test',
  admin: 'admin@upround.test',
} as const;

/** The password of all demo accounts. */
export const DEMO_PASSWORD = 'upround-demo';

interface JourneyFixtures {
  /** Signs in through the API, so that only the journey of signing in pays for the form. */
  signIn: (account: keyof typeof demoAccounts) => Promise<void>;
  /** Fails the journey on any accessibility violation that axe finds on the page as it stands. */
  expectAccessible: (page?: Page) => Promise<void>;
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

/** Nothing is wider than the screen, as soon as the page has taken to the screen’s size. */
export async function expectFits(page: Page): Promise<void> {
  const wide = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(wide, 'nothing is wider than the screen').toBeLessThanOrEqual(0);
}

/** Chooses what is drawn as chosen a moment after the click, as where the address says what is chosen. */
export async function choose(control: Locator): Promise<void> {
  await control.click();
  await expect(control).toBeChecked();
}

/** From when on a page hears of events. Asked for before the page is opened, since it is said once. */
export async function hearsEvents(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) =>
    payload.toString().includes('"welcome"'),
  );
}

/** That a post has arrived. The composer closes before, and the feed of who wrote it shows it before. */
export async function postArrives(page: Page): Promise<void> {
  const answer = await page.waitForResponse(
    (given) => given.url().endsWith('/v2/post') && given.request().method() === 'POST',
  );
  expect(answer.ok()).toBe(true);
}

/** `test` with the built app behind it: one server for each worker, one fresh browser context a journey. */
export const test = base.extend<JourneyFixtures, { app: AppServer }>({
  app: [
    // Playwright reads from this pattern what the fixture needs: nothing.
    async ({}, provide) => {
      const app = await startApp();
      await provide(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: async ({ app }, provide) => {
    await provide(app.origin);
  },
  page: async ({ page }, provide) => {
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && message.text().includes('Content Security Policy')) {
        failures.push(message.text());
      }
    });
    await provide(page);
    expect(failures, 'errors that the page threw').toEqual([]);
  },
  signIn: async ({ context, app }, provide) => {
    await provide(async (account) => {
      const answer = await context.request.post(`${app.origin}/v2/auth`, {
        data: { email: demoAccounts[account], password: DEMO_PASSWORD },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
    });
  },
  expectAccessible: async ({ page }, provide) => {
    await provide(async (other) => {
      // Off unless asked for, and part of WCAG 2.2 AA: what is tapped measures 24 pixels.
      const rules = { 'target-size': { enabled: true } };
      const shown = other ?? page;
      // What is fading in has the contrast of a moment.
      await expect.poll(() => isAtRest(shown)).toBe(true);
      const builder = new AxeBuilder({ page: shown }).options({ rules });
      // What a modal dialog covers is inert: nobody taps it, whatever is left to see of it.
      if ((await shown.locator('dialog:modal').count()) > 0) builder.include('dialog:modal');
      const { violations } = await builder.analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
      );
      expect(found).toEqual([]);
    });
  },
});

export { expect };

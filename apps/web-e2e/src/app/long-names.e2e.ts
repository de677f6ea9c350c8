import type { Page } from '@playwright/test';
import { expect, expectFits, test } from '../support/journey';

/** As long as a name may be. */
const LENGTH = 80;
const names = {
  'one word': 'Venkatasubramaniankrishnaswamy'.repeat(3).slice(0, LENGTH),
  'several words':
    'Padmavathi Venkatasubramanian Krishnaswamy Ananthanarayanan Gopalakrishnan Iyer Rao'
      .slice(0, LENGTH)
      .trim(),
} as const;

const smallest = { width: 320, height: 720 };

/**
 * The fields in which the API names people, pods, sources and companies; hits of a search have them as titles, and
 * sentences of notifications as parts.
 */
const NAMED =
  /("(?:displayName|company)":|\{"name":|"slug":"[^"]*","name":|"title":\{"text":)"(?:[^"\\]|\\.)+"/g;

/** Gives everyone the same long name, wherever the API names someone. */
async function nameEveryone(page: Page, name: string): Promise<void> {
  await page.route(/\/v\d\//, async (route) => {
    const answer = await route.fetch();
    if (answer.headers()['content-type']?.startsWith('application/json') !== true) {
      await route.fulfill({ response: answer });
      return;
    }
    const text = await answer.text();
    await route.fulfill({
      response: answer,
      body: text.replace(NAMED, (_whole, field: string) => `${field}"${name}"`),
    });
  });
}

/** Controls and times that a name has pushed out of the page or of what they are in. */
const pushedOut = (page: Page) =>
  page.evaluate(() => {
    const isScrolled = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    return [
      ...document.querySelectorAll<HTMLElement>(
        'main button, main time, header button, [role=dialog] button',
      ),
    ]
      .filter((element) => element.checkVisibility() && element.closest('.sr-only') === null)
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        if (width <= 1) return false;
        for (let box = element.parentElement; box !== null; box = box.parentElement) {
          const { overflowX } = getComputedStyle(box);
          if (isScrolled(overflowX) && box.scrollWidth > box.clientWidth) return false;
          if (overflowX === 'visible') continue;
          const frame = box.getBoundingClientRect();
          if (left >= frame.right - 1 || right <= frame.left + 1) return true;
        }
        return right > window.innerWidth + 1 || left < -1;
      })
      .map((element) => element.outerHTML.slice(0, 200));
  });

async function expectWhole(page: Page): Promise<void> {
  await expectFits(page);
  expect(await pushedOut(page), 'pushed out of the page').toEqual([]);
}

// The normal run tries only the single word, which can't wrap at a space.
const isFull = process.env['HEAVY'] === 'full';
const kinds = isFull ? (['one word', 'several words'] as const) : (['one word'] as const);

for (const kind of kinds) {
  const name = names[kind];
  test.describe(`a name of 80 characters in ${kind}`, () => {
    test.use({ viewport: smallest });
    // What is still on its way is answered before the page is closed.
    test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));
    const shown = (page: Page) =>
      page.getByText(name.slice(0, 20)).filter({ visible: true }).first();

    const entry = (page: Page) =>
      page
        .getByRole('main')
        .getByRole('listitem')
        .or(page.getByRole('row'))
        .filter({ hasText: name.slice(0, 20) })
        .first();

    async function look(page: Page, path: string) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(shown(page)).toBeVisible();
        await expectWhole(page);
      });
    }

    test('fits on the pages of mentors', async ({ page, signIn }) => {
      await signIn('founder');
      await nameEveryone(page, name);
      for (const path of [
        '/mentor',
        '/mentor?mentor=sunita-rao',
        '/mentor/MentorFunnelDynamic?stage=SEED&step=result',
        '/book-mentor?mentor=sunita-rao',
        '/mentor/booking',
      ]) {
        await look(page, path);
      }
      await test.step('a session', async () => {
        await page.goto('/mentor/booking');
        await entry(page).getByRole('link').first().click();
        await expect(page).toHaveURL(/booking=/);
        await expect(page.getByRole('article')).toBeVisible();
        await expectWhole(page);
      });
    });

    test('fits on every page for readers', async ({ page, signIn }) => {
      await signIn('candidate');
      await nameEveryone(page, name);
      for (const path of [
        '/',
        '/post/hundredth-clinic',
        '/post-interactions/hundredth-clinic',
        '/post-interactions/hundredth-clinic?tab=comments',
        '/pods',
        '/pods/hiring-desk',
        '/search?query=clinic',
        '/search?query=a&kind=USER',
        '/user/meera-nair',
        '/user/meera-nair/followers',
        '/dm',
        '/notifications',
        '/jobs',
        '/jobs?applied=true',
        '/jobs?applied=true&layout=board',
      ]) {
        await look(page, path);
      }
      await test.step('a conversation', async () => {
        await page.goto('/dm');
        await entry(page).getByRole('link').first().click();
        await expect(page.getByRole('textbox', { name: /^Message to/ })).toBeVisible();
        await expectWhole(page);
      });
      await test.step('the job that is open', async () => {
        await page.goto('/jobs');
        await page.getByRole('feed').getByRole('link').first().click();
        await expect(page.getByRole('heading', { name: 'Posted by' })).toBeAttached();
        await expectWhole(page);
      });
      await test.step('one application', async () => {
        await page.goto('/jobs?applied=true');
        await entry(page).getByRole('link').first().click();
        await expect(page.getByRole('link', { name: 'All applications' })).toBeVisible();
        await expectWhole(page);
      });
      await test.step('the account menu', async () => {
        await page.goto('/about');
        await page.getByRole('button', { name: 'More' }).click();
        await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
        await expectWhole(page);
      });
    });

    test('fits on every page for recruiters', async ({ page, signIn }) => {
      await signIn('recruiter');
      await nameEveryone(page, name);
      await look(page, '/jobs?view=hiring');
      await page
        .getByRole('link', { name: /applicant/ })
        .first()
        .click();
      await expect(page.getByRole('checkbox').first()).toBeVisible();
      await expectWhole(page);
      const list = page.url();
      await page.locator('[data-applicant] [data-opens]').first().click();
      await expect(page.getByRole('heading', { name: name.slice(0, 20) }).first()).toBeVisible();
      await expectWhole(page);
      await look(page, `${list.slice(list.indexOf('/jobs'))}&layout=board`);
    });
  });
}

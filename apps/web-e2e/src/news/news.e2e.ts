import type { Page } from '@playwright/test';
import { choose, expect, expectFits, test, textOf } from '../support/journey';

const stories = (page: Page) => page.getByRole('feed', { name: 'Stories' }).getByRole('article');

const articles = [
  ['/articles/surviving-layoffs-in-india', 'Surviving layoffs in India'],
  ['/exclusive/sharechat-vacates-its-koramangala-office', 'What it takes to leave an office'],
  [
    '/blog/navigating-the-quick-commerce-revolution-with-dunzo-zepto',
    'Reading quick commerce by its arithmetic',
  ],
] as const;

test.describe('news', () => {
  test('can be read by a guest, is accessible in both themes, and fits a phone', async ({
    page,
    expectAccessibleInThemes,
  }) => {
    for (const path of ['/news', '/news?source=harbour-ledger', '/news/source/harbour-ledger']) {
      await page.goto(path);
      await expect(stories(page).first()).toBeVisible();
      await expect(
        stories(page)
          .first()
          .getByRole('link', { name: /^Read at / }),
      ).toBeVisible();
      await expectAccessibleInThemes();
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/news');
    await expect(stories(page).first()).toBeVisible();
    await expectFits(page);
  });

  test('a member follows a source, reads its stories, likes one and comes back to the same position', async ({
    page,
    signIn,
  }) => {
    await signIn('founder');
    await page.goto('/news');
    await page.getByRole('navigation', { name: 'Sources' }).getByText('Monsoon Wire').click();
    await expect(page).toHaveURL(/\?source=monsoon-wire$/);
    const followed = page.waitForResponse((answer) => answer.url().endsWith('/v1/follow'));
    await page.getByRole('button', { name: 'Follow Monsoon Wire' }).click();
    await followed;
    const listed = page.waitForResponse((answer) => answer.url().includes('filter=following'));
    await page.getByRole('link', { name: 'Following', exact: true }).click();
    await expect(page).toHaveURL(/\?tab=following$/);
    await listed;
    const story = stories(page).nth(2);
    await story.getByRole('button', { name: 'Like' }).click();
    const title = await textOf(story.getByRole('heading'));
    await story.getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached();
    await expect(page.getByRole('link', { name: /^Read the full story at / })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(story.getByRole('button', { name: /^Like, \d/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('a source can be sorted by oldest first, and start at a date', async ({ page }) => {
    await page.goto('/news/source/harbour-ledger');
    const newest = await textOf(stories(page).first().getByRole('heading'));
    await choose(page.getByRole('radio', { name: 'Oldest first' }));
    await expect(page).toHaveURL(/\?sort=oldest$/);
    await expect(stories(page).last().getByRole('heading')).toHaveText(newest);
    await page.getByRole('button', { name: 'Go to date' }).click();
    await page.getByLabel('Date', { exact: true }).fill('2000-01-01');
    await page.getByRole('button', { name: 'Show stories' }).click();
    await choose(page.getByRole('radio', { name: 'Newest first' }));
    await expect(page.getByText('No stories on or before this date')).toBeVisible();
    await page.getByRole('link', { name: 'Show all dates' }).click();
    await expect(stories(page).first().getByRole('heading')).toHaveText(newest);
  });
});

test.describe('articles and essays', () => {
  for (const [path, title] of articles) {
    test(`spec 2: ${path} is read by its parts, in both themes and on a phone`, async ({
      page,
      expectAccessibleInThemes,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached();
      await expectAccessibleInThemes();
      const outline = page
        .getByRole('navigation', { name: 'On this page' })
        .filter({ visible: true });
      const part = outline.getByRole('link').nth(3);
      await part.click();
      await expect(
        page.getByRole('heading', { level: 2, name: await textOf(part) }),
      ).toBeInViewport();
      await expect(part).toHaveAttribute('aria-current', 'location');
      await page.setViewportSize({ width: 320, height: 640 });
      await expectFits(page);
    });
  }

  test('Back returns to the list, however many sections were visited', async ({ page }) => {
    await page.goto('/news?tab=articles');
    await page.getByRole('link', { name: articles[0][1] }).click();
    await expect(page).toHaveURL(articles[0][0]);
    const outline = page
      .getByRole('navigation', { name: 'On this page' })
      .filter({ visible: true });
    for (const index of [3, 1]) {
      const part = outline.getByRole('link').nth(index);
      const name = await textOf(part);
      await part.click();
      const heading = page.getByRole('heading', { level: 2, name });
      await expect(heading).toBeInViewport();
      await expect(heading).toBeFocused();
    }
    await expect(page).toHaveURL(/#.+/);
    await page.getByRole('link', { name: 'Note 1', exact: true }).click();
    await page.getByRole('link', { name: 'Back to reference 1' }).click();
    await expect(page.getByRole('link', { name: 'Note 1', exact: true })).toBeFocused();
    const steps = await page.evaluate(() => window.history.length);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/news?tab=articles');
    await expect(page.getByRole('link', { name: articles[0][1] })).toBeVisible();
    expect(await page.evaluate(() => window.history.length)).toBe(steps);
  });

  test('T22: a guest only gets an essay’s preview', async ({ page, expectAccessible }) => {
    await page.goto('/premium-content');
    await expect(
      page.getByText('Free preview', { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible();
    await expectAccessible();
    const essay = page.waitForResponse((answer) => answer.url().includes('/v1/essay/'));
    await page.getByRole('link', { name: 'Reading a term sheet in one sitting' }).click();
    expect(await (await essay).json()).not.toHaveProperty('body');
    await expect(
      page.getByRole('region', { name: 'The full essay is for Premium members' }),
    ).toBeVisible();
    await expectAccessible();
  });

  test('spec 6 G38: a locked essay leads to the plans, and to a free article', async ({
    page,
    expectAccessible,
  }) => {
    const essay = '/premium-content/reading-a-term-sheet';
    await page.goto(essay);
    await page
      .getByRole('region', { name: 'The full essay is for Premium members' })
      .getByRole('link', { name: 'See plans' })
      .click();
    await expect(page).toHaveURL(`/pricing?next=${encodeURIComponent(essay)}`);
    await expect(page.getByRole('article', { name: 'Premium', exact: true })).toBeVisible();
    await expectAccessible();
    await page.goBack();
    const free = page.getByRole('region', { name: 'Free articles to read now' });
    await expect(free.getByRole('link')).toHaveCount(3);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFits(page);
    await free.getByRole('link', { name: articles[0][1] }).click();
    await expect(page.getByRole('heading', { level: 1, name: articles[0][1] })).toBeAttached();
  });

  test('are printed without the frame around them', async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(articles[0][0]);
    await expect(page.getByRole('heading', { name: 'Paperwork for the first week' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'News', exact: true })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Back' })).toBeHidden();
  });
});

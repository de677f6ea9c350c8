import type { Page } from '@playwright/test';
import { expect, expectFits, test, textOf } from '../support/journey';

const results = (page: Page) => page.getByRole('list', { name: 'Results' });
/** A kind of results; the rail beside them has names of its own. */
const section = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });
const field = (page: Page) => page.getByRole('searchbox', { name: /Search Upround/ });
/** The demo community writes about this often. */
const WORD = 'pricing';

test.describe('the search', () => {
  test('is readable by a guest, accessible in both themes, and fits a phone', async ({
    page,
    expectAccessibleInThemes,
  }) => {
    await page.goto('/search');
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeAttached();
    await expectAccessibleInThemes();
    await page.goto(`/search?query=${WORD}`);
    await expect(section(page, 'Posts')).toBeVisible();
    await expect(page.locator('mark').first()).toBeVisible();
    await expectAccessibleInThemes();
    await page.goto('/search?query=xyzzyqwerty');
    await expect(page.getByRole('heading', { name: /^No results for/ })).toBeVisible();
    await expectAccessibleInThemes();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/search?query=${WORD}`);
    await expect(section(page, 'Posts')).toBeVisible();
    await expectFits(page);
  });

  test('opens with a key and suggests people and the typed query', async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 1_440, height: 900 });
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.keyboard.press('/');
    const frame = page.getByRole('combobox', { name: 'Search' });
    await expect(frame).toBeFocused();
    await frame.pressSequentially('mee');
    const person = page.getByRole('group', { name: 'People' }).getByRole('option').first();
    await expect(person).toBeVisible();
    await expectAccessible();
    await frame.press('ArrowDown');
    await expect(frame).toHaveAttribute('aria-activedescendant', /.+/);
    await person.click();
    await expect(page).toHaveURL(/\/user\//);

    await page.keyboard.press('/');
    await frame.pressSequentially(WORD);
    await frame.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/search\\?query=${WORD}$`));
    await expect(field(page)).toHaveValue(WORD);
    await expect(section(page, 'Posts')).toBeVisible();
  });

  test('adds filters by typing and removes them with their chips', async ({ page }) => {
    await page.goto('/search');
    await field(page).fill(`${WORD} type:post`);
    await expect(page).toHaveURL(/type%3Apost/);
    await expect(section(page, 'Posts')).toBeVisible();
    await expect(section(page, 'People')).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove filter Only Posts' }).click();
    await expect(page).toHaveURL(new RegExp(`/search\\?query=${WORD}$`));
    await expect(field(page)).toHaveValue(WORD);
  });

  test('loads more while scrolling, and Back restores the position', async ({ page }) => {
    await page.goto(`/search?query=${WORD}&kind=POST`);
    const rows = results(page).getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    const first = await rows.count();
    await page.mouse.wheel(0, 20_000);
    await expect.poll(() => rows.count()).toBeGreaterThan(first);
    const link = rows.nth(first).getByRole('link').first();
    // Without a click: until it stands still.
    await link.click({ trial: true });
    const before = (await link.boundingBox())?.y ?? 0;
    await link.click();
    await expect(page).toHaveURL(/\/post\//);
    await page.goBack();
    await expect(link).toBeVisible();
    await expect
      .poll(async () => Math.abs(((await link.boundingBox())?.y ?? 9_999) - before))
      .toBeLessThan(24);
  });

  test('spec 4.34: keeps recent searches in this browser until logout', async ({
    page,
    signIn,
  }) => {
    await signIn('founder');
    await page.goto('/search');
    await field(page).fill(WORD);
    await field(page).press('Enter');
    await expect(section(page, 'Posts')).toBeVisible();
    await page.goto('/search');
    await expect(page.getByRole('link', { name: WORD, exact: true })).toBeVisible();
    await page.getByRole('button', { name: /’s account$/ }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('link', { name: WORD, exact: true })).toHaveCount(0);
    const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
    await expect.poll(kept).not.toContain(WORD);
  });
});

test.describe('beside the feed', () => {
  test('top news and people appear on wide screens without moving anything', async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 1_440, height: 900 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    const rail = page.getByRole('complementary', { name: 'Trending and more' });
    await expect(
      rail.getByRole('region', { name: 'Top news' }).getByRole('link').nth(5),
    ).toBeVisible();
    await expect(
      rail.getByRole('region', { name: 'People to follow' }).getByRole('link').nth(5),
    ).toBeVisible();
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
    await expectAccessible();
    await rail
      .getByRole('region', { name: 'Top news' })
      .getByRole('listitem')
      .first()
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(/\/news\//);
    await expect(page.getByRole('complementary', { name: 'More stories' })).toBeVisible();
  });

  test('spec 4.36: makes no call on narrow screens', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/v4/search')) asked.push(request.url());
    });
    await page.clock.install();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    // The lists would come a moment after the load.
    await page.clock.runFor(10_000);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.setViewportSize({ width: 1_440, height: 900 });
    await page.clock.runFor(10_000);
    await expect.poll(() => asked.length, 'asked once there is room').toBe(2);
  });

  test('a hashtag opens the posts that use it', async ({ page }) => {
    await page.goto('/?tab=latest');
    const tag = page.getByRole('article').getByRole('link', { name: /^#/ }).first();
    for (let step = 0; step < 20 && (await tag.count()) === 0; step += 1) {
      await page.mouse.wheel(0, 1_500);
      await page.waitForLoadState('networkidle');
    }
    const words = await textOf(tag);
    // By its words: the first one may be another by now.
    await page.getByRole('article').getByRole('link', { name: words, exact: true }).first().click();
    await expect(page).toHaveURL(/\/search\?query=tag%3A.+&kind=POST/);
    await expect(results(page).getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText(
      new RegExp(words, 'i'),
    );
  });
});

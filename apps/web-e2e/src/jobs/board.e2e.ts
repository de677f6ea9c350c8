import type { Page } from '@playwright/test';
import { expect, expectFits, test } from '../support/journey';

const jobs = (page: Page) => page.getByRole('feed', { name: 'Jobs' }).getByRole('article');

test.describe('the board of jobs', () => {
  test('is accessible in both themes, with an open job and on a phone', async ({
    page,
    expectAccessibleInThemes,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/jobs');
    await expect(jobs(page).first()).toBeVisible();
    await jobs(page).first().getByRole('link').click();
    await expect(
      page.getByRole('region', { name: 'The job', exact: true }).getByRole('term').first(),
    ).toBeVisible();
    await expectAccessibleInThemes();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/jobs');
    await expect(jobs(page).first()).toBeVisible();
    await expectAccessibleInThemes();
    await expectFits(page);
  });

  test('a guest filters on a phone, opens a job and comes back to the same place', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/jobs');
    await page.getByRole('button', { name: 'Filters' }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Full time/ })
      .click();
    await expect(page).toHaveURL(/\/jobs\?type=FULL_TIME$/);
    await page.getByRole('button', { name: /^Show \d+ jobs?$/ }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Remove filter: Type: Full time' })).toBeVisible();
    // Until the list of the filter is there, the one before it is.
    await expect(jobs(page).filter({ hasNotText: 'Full time' })).toHaveCount(0);
    const slug = await jobs(page).nth(3).getAttribute('data-job');
    const card = page.locator(`[data-job="${slug}"]`);
    await card.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await card.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`type=FULL_TIME&job=${slug}$`));
    await expect(page.getByRole('region', { name: 'The job', exact: true })).toBeVisible();
    await expect(card).toBeHidden();
    await page.getByRole('button', { name: 'Back to list' }).click();
    await expect(page).toHaveURL(/\/jobs\?type=FULL_TIME$/);
    await expect(card).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1);
  });

  test('the tabs stay at their place from page to page', async ({ page, signIn }) => {
    await signIn('candidate');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/jobs');
    const tabs = page.getByRole('navigation', { name: 'Jobs sections' });
    const tab = tabs.getByRole('link', { name: 'Find jobs' });
    await expect(jobs(page).first()).toBeVisible();
    const place = await tab.boundingBox();
    for (const name of ['Applied', 'Searches', 'Hiring']) {
      await tabs.getByRole('link', { name, exact: true }).click();
      await expect(tabs.getByRole('link', { name, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      // While the code of the page loads, there are no tabs.
      await page.waitForLoadState('networkidle');
      await expect.poll(() => tab.boundingBox(), { message: name }).toEqual(place);
    }
  });

  test('spec 2.27: the filter panel stays closed after a reload', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/jobs');
    await page.getByRole('button', { name: 'Hide filters' }).click();
    await page.reload();
    await expect(jobs(page).first()).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Filters' })).toBeHidden();
  });

  test('a member saves a search, finds it again and removes it', async ({ page, signIn }) => {
    await signIn('candidate');
    await page.goto('/jobs?workplace=REMOTE');
    await page.getByRole('button', { name: 'Save search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('From anywhere');
    await dialog.getByRole('button', { name: 'Save search' }).click();
    await page.getByRole('link', { name: 'See saved searches' }).click();
    await expect(page.getByRole('link', { name: 'From anywhere', exact: true })).toHaveAttribute(
      'href',
      '/jobs?workplace=REMOTE',
    );
    await page.getByRole('button', { name: 'Delete “From anywhere”' }).click();
    await expect(page.getByRole('link', { name: 'From anywhere', exact: true })).toBeHidden();
  });
});

import type { Page } from '@playwright/test';
import { choose, expect, test } from '../support/journey';

const columns = ['New', 'Viewed', 'Shortlisted', 'Interview', 'Offer', 'Not selected', 'Withdrawn'];

/** Opens the board of the job that most people have applied to, and answers where its first new applicant is. */
async function openBoard(page: Page) {
  await page.goto('/jobs?view=hiring');
  const table = page.getByRole('table', { name: 'Your jobs' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  // The cells: all applicants, then the new ones.
  const rows = table.getByRole('row').filter({ has: page.getByRole('cell') });
  const totals = await rows.evaluateAll((all) =>
    all.map((row) => {
      const [total, unread] = [...row.querySelectorAll('td')].map(({ textContent }) =>
        Number(textContent),
      );
      return unread === 0 ? 0 : (total ?? 0);
    }),
  );
  const most = rows.nth(totals.indexOf(Math.max(...totals)));
  await most.getByRole('link', { name: /^See applicants/ }).click();
  await choose(page.getByRole('radio', { name: 'Board' }));
  const first = column(page, 'New').locator('[data-applicant]').first();
  await expect(first).toBeVisible();
  const id = await first.getAttribute('data-applicant');
  return { card: (state: string) => column(page, state).locator(`[data-applicant="${id}"]`) };
}

const column = (page: Page, state: string) =>
  page.getByRole('region', { name: new RegExp(`^${state}, `) });

const saved = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().endsWith('/v1/application') && answer.request().method() === 'PATCH',
  );

test.describe('dragging applicants on the board', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test.beforeEach(({ signIn }) => signIn('recruiter'));

  test('by mouse, to a stage and back with Undo; nothing is clipped', async ({
    page,
    expectAccessible,
  }) => {
    const { card } = await openBoard(page);
    const right = await page.evaluate(() => innerWidth);
    for (const state of columns) {
      const shown = column(page, state);
      if ((await shown.count()) === 0) continue;
      const box = await shown.boundingBox();
      expect((box?.x ?? right) + (box?.width ?? 0), state).toBeLessThanOrEqual(right);
    }
    await expectAccessible();
    const answered = saved(page);
    await card('New').dragTo(column(page, 'Interview'));
    expect((await answered).ok()).toBe(true);
    await expect(card('Interview')).toBeVisible();
    const undone = saved(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect((await undone).ok()).toBe(true);
    await expect(card('New')).toBeVisible();
  });

  test('to the rejected column asks for a reason first', async ({ page }) => {
    const { card } = await openBoard(page);
    await card('New').dragTo(column(page, 'Not selected'));
    await expect(page.getByRole('dialog', { name: /^Reject / })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(card('New')).toBeVisible();
  });

  test('by keyboard, from the handle through the stages, which are announced', async ({ page }) => {
    const { card } = await openBoard(page);
    await card('New')
      .getByRole('button', { name: /^Drag / })
      .focus();
    await page.keyboard.press('Enter');
    await expect(column(page, 'Viewed')).toBeFocused();
    await expect(page.locator('[data-live-announcer]')).toContainText('Started dragging');
    await page.keyboard.press('Tab');
    await expect(column(page, 'Shortlisted')).toBeFocused();
    const answered = saved(page);
    await page.keyboard.press('Enter');
    expect((await answered).ok()).toBe(true);
    await expect(card('Shortlisted')).toBeVisible();
    await expect(page.locator('[data-live-announcer]')).toContainText('Drop complete');
    await page.keyboard.press('z');
    await expect(card('New')).toBeVisible();
  });

  test('Escape cancels a keyboard drag', async ({ page }) => {
    const { card } = await openBoard(page);
    const handle = card('New').getByRole('button', { name: /^Drag / });
    await handle.focus();
    await page.keyboard.press('Enter');
    await expect(column(page, 'Viewed')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(handle).toBeFocused();
  });
});

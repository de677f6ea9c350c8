import type { Page } from '@playwright/test';
import { expect, postArrives, test } from '../support/journey';

const composer = (page: Page) => page.getByRole('dialog', { name: 'Write a post' });
const textField = (page: Page) => composer(page).getByRole('textbox', { name: 'Text' });
const address = /\/competition\/village-ledger-2\?tab=entries&entry=/;

async function openEntry(page: Page) {
  await page.goto('/competition/village-ledger-2?tab=entries');
  await page.getByRole('link', { name: 'Red Seeds' }).first().click();
  await expect(page).toHaveURL(address);
}

test.describe('sharing as a post', () => {
  test('a member shares a competition’s entry, and the post leads back to it', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('founder');
    await openEntry(page);
    const entry = page.url();
    await page.getByRole('link', { name: 'Share as a post' }).click();
    const words = '“Red Seeds” in Village Ledger 2';
    await expect(textField(page)).toHaveValue(`${words}\n${entry}`);
    await expect(page).not.toHaveURL(/compose=/);
    await expectAccessible();
    const posted = postArrives(page);
    await composer(page).getByRole('button', { name: 'Post', exact: true }).click();
    await posted;
    await page.goto('/?tab=latest');
    const post = page.getByRole('article').filter({ hasText: words });
    await expect(post).toBeVisible();
    const opened = page.waitForEvent('popup');
    await post.getByRole('link', { name: /Red Seeds · Village Ledger 2/ }).click();
    const other = await opened;
    await expect(other).toHaveURL(entry);
    await expect(other.getByRole('heading', { level: 2, name: 'Red Seeds' })).toBeVisible();
  });

  test('a reload doesn’t open the composer again, and Back leads to the entry', async ({
    page,
    signIn,
  }) => {
    await signIn('candidate');
    await openEntry(page);
    const entry = page.url();
    await page.getByRole('link', { name: 'Share as a post' }).click();
    await expect(textField(page)).toHaveValue(/Red Seeds/);
    await page.reload();
    await expect(page.getByRole('feed', { name: 'Posts' })).toBeVisible();
    await expect(composer(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(entry);
  });

  test('a guest logs in and comes back to the text', async ({ page }) => {
    await openEntry(page);
    await page.getByRole('link', { name: 'Share as a post' }).click();
    await expect(page).toHaveURL(/\/login\?next=/);
    await page.getByLabel('Email address').fill('ambassador@upround.test');
    await page.getByRole('textbox', { name: 'Password' }).fill('upround-demo');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(textField(page)).toHaveValue(/^“Red Seeds” in Village Ledger 2\nhttp/);
    await expect(page).not.toHaveURL(/compose=/);
  });
});

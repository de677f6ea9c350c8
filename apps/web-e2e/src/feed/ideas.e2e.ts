import type { Page } from '@playwright/test';
import { expect, expectFits, test } from '../support/journey';

const composer = (page: Page) => page.getByRole('dialog', { name: 'Share an idea' });

async function writeIdea(page: Page, title: string) {
  await page.getByRole('button', { name: 'What are you working on?' }).click();
  await page
    .getByRole('dialog', { name: 'Write a post' })
    .getByRole('radio', { name: 'Idea' })
    .click();
  const field = (name: string) => composer(page).getByRole('textbox', { name });
  await field('Title').fill(title);
  await field('Summary').fill('Every flat sees each bill');
  await field('The problem').fill('Nobody but the treasurer can see the account');
  await field('The solution').fill('Bills are photographed and matched');
  await composer(page).getByRole('combobox', { name: 'Stage' }).selectOption('Prototype');
  await composer(page).getByRole('checkbox', { name: 'Pilot customers' }).check();
}

test.describe('ideas', () => {
  test('an idea is shared, appears on the profile, and someone says they’d use it', async ({
    page,
    app,
    openAs,
    signIn,
    expectAccessible,
  }) => {
    const title = `A ledger for societies, number ${Date.now()}`;
    await signIn('founder');
    await page.goto('/');
    await writeIdea(page, title);
    await expectAccessible();
    await composer(page).getByRole('button', { name: 'Post', exact: true }).click();
    await page.getByRole('link', { name: 'View idea' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached();
    await expectAccessible();
    await page.goto('/user/meera-nair?tab=ideas');
    await page.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(/\/idea\/a-ledger-for-societies/);
    await expect(page.getByText('No one has said')).toBeVisible();

    const other = await (await openAs('investor')).newPage();
    await other.goto(new URL(page.url()).pathname);
    const button = other.getByRole('button', { name: 'I’d use this', exact: true });
    const saved = other.waitForResponse(
      (answer) => /\/v1\/activity\/?$/.test(answer.url()) && answer.ok(),
    );
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await saved;
    await expect(other.getByText('1 person would use this')).toBeVisible();

    await page.reload();
    await expect(page.getByText('1 person would use this')).toBeVisible();
    await page.getByRole('button', { name: /^More options for / }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete idea' }).click();
    await expect(page).toHaveURL(`${app.origin}/`);
  });

  test('an idea is readable by a guest, accessible in both themes, and fits a phone', async ({
    page,
    expectAccessibleInThemes,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/idea/society-ledger');
    await expect(page.getByRole('article')).toBeVisible();
    await expectAccessibleInThemes();
    await expectFits(page);
  });
});

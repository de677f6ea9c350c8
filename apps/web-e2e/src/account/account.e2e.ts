import type { Page } from '@playwright/test';
import { codeFrom, DEMO_PASSWORD, demoAccounts, expect, test } from '../support/journey';

const accountMenu = (page: Page) => page.getByRole('button', { name: /’s account$/ });

async function signInByForm(page: Page, email: string, password: string) {
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test.describe('accounts', () => {
  test('a new member signs up with an emailed code, logs out and comes back', async ({
    page,
    app,
  }) => {
    const email = `nadia-${Date.now()}@example.com`;
    await page.goto('/login?view=sign-up');
    await page.getByLabel('Your name').fill('Nadia Sen');
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill('four plain words here');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByLabel('Six-digit code').fill(await codeFrom(app, email));
    // The sixth digit sends it.
    await page.getByRole('button', { name: 'Skip to my feed' }).click();
    await expect(accountMenu(page)).toHaveAccessibleName(/Nadia Sen/);

    await accountMenu(page).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(accountMenu(page)).toBeHidden();

    await page.goto('/login');
    await signInByForm(page, email, 'four plain words here');
    await expect(accountMenu(page)).toHaveAccessibleName(/Nadia Sen/);
  });

  test('a wrong password doesn’t reveal whether the account exists', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/login');
    await signInByForm(page, demoAccounts.founder, 'not the password');
    const refusal = page.getByText('That email address and password don’t match.');
    await expect(refusal).toBeVisible();
    await expectAccessible();
    // A fresh form, which doesn't show the first refusal.
    await page.goto('/login');
    await expect(refusal).toBeHidden();
    await signInByForm(page, 'nobody-at-all@example.com', 'not the password');
    await expect(refusal).toBeVisible();
  });

  test('T32: only returns to pages of this site after login', async ({ page }) => {
    await page.goto('/login?next=%2Fabout');
    await signInByForm(page, demoAccounts.founder, DEMO_PASSWORD);
    await expect(page).toHaveURL(/\/about$/);
    await page.context().clearCookies();
    await page.goto('/login?next=%2F%2Fevil.example%2Fx');
    await signInByForm(page, demoAccounts.founder, DEMO_PASSWORD);
    await expect(accountMenu(page)).toBeVisible();
    expect(new URL(page.url()).hostname).toBe('localhost');
  });

  test('a reload keeps a member logged in, and logging out ends it in every tab', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn('investor');
    await page.goto('/about');
    await page.reload();
    await expect(accountMenu(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/about');
    await expect(accountMenu(other)).toBeVisible();
    await accountMenu(page).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(accountMenu(other)).toBeHidden();
  });
});

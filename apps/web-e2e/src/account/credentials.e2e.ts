import type { Page } from '@playwright/test';
import { codeFrom, expect, expectFits, receivesEvents, test } from '../support/journey';

const accountMenu = (page: Page) => page.getByRole('button', { name: /’s account$/ });

test.describe('email and password', () => {
  test('X24: a code changes the email, and a new password logs out the other device', async ({
    page,
    app,
    newMember,
    openAs,
    signIn,
    expectAccessible,
  }) => {
    const someone = await newMember('Nadia Sen');
    const fresh = `nadia-${someone.id}@example.com`;
    await signIn(someone);
    await page.goto('/settings?section=account');
    await expect(page.getByText(someone.email)).toBeVisible();
    await expect(page.getByText('Free', { exact: true })).toBeVisible();
    await expectAccessible();

    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByLabel('New email address').fill(fresh);
    const current = page.getByRole('textbox', { name: 'Current password' });
    await current.fill('not the password');
    await page.getByRole('button', { name: 'Email me a code' }).click();
    await expect(page.getByText('This isn’t your current password.')).toBeVisible();
    await expect(page.getByLabel('New email address')).toHaveValue(fresh);
    await expectAccessible();
    await current.fill(someone.password);
    await page.getByRole('button', { name: 'Email me a code' }).click();
    await page.getByLabel('Six-digit code').fill(await codeFrom(app, fresh));
    await expect(page.getByText(`Your email address is now ${fresh}.`)).toBeVisible();
    await expect
      .poll(async () => (await app.mailsTo(someone.email)).at(-1))
      .toContain('email address was changed');
    await page.reload();
    await expect(page.getByText(fresh, { exact: true })).toBeVisible();

    const other = await openAs({ ...someone, email: fresh });
    const there = await other.newPage();
    const receives = receivesEvents(there);
    await there.goto('/about');
    await expect(accountMenu(there)).toBeVisible();
    await receives;

    await page.getByRole('button', { name: 'Change password' }).click();
    await current.fill(someone.password);
    await page
      .getByRole('textbox', { name: 'New password' })
      .fill('six plain words for another day');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFits(page);
    await expectAccessible();
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText(/1 other device was logged out/)).toBeVisible();
    await expect(accountMenu(there)).toBeHidden();

    await page.context().clearCookies();
    await page.goto('/login');
    await page.getByLabel('Email address').fill(fresh);
    await page.getByRole('textbox', { name: 'Password' }).fill('six plain words for another day');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).not.toHaveURL(/\/login/);
  });

  test('an unknown section says so, and the search finds existing ones', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('investor');
    await page.goto('/settings?section=billing');
    await expect(page.getByText(/This section doesn’t exist/)).toBeVisible();
    await expectAccessible();
    await page.getByRole('searchbox', { name: 'Search settings' }).fill('plan');
    await page.getByRole('link', { name: /^Plan/ }).click();
    await expect(page).toHaveURL(/section=account$/);
    await expect(page.getByText('Premium Plus')).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { codeFrom, expect, expectAccessibleOnPhone, test } from '../support/journey';

const ESSAY = '/premium-content/reading-a-term-sheet';

/** Approves the payment on the page that plays the payer’s UPI app, which opens in a tab of its own. */
async function approveIn(page: Page, decision: 'Approve' | 'Decline'): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the test payment page' }).click();
  const payer = await opened;
  await expect(payer.getByText('Test payment', { exact: true }).first()).toBeVisible();
  await payer.getByRole('button', { name: decision }).click();
  await expect(payer.getByRole('status')).toBeVisible();
  await payer.close();
}

test.describe('plans', () => {
  test('a guest chooses a plan, signs up, pays by the QR page, reads a locked essay and cancels', async ({
    page,
    app,
    expectAccessible,
  }) => {
    await page.goto(ESSAY);
    await page.getByRole('link', { name: 'See plans' }).first().click();
    await expect(page).toHaveURL(/\/pricing/);
    await page.getByRole('link', { name: 'Choose Premium', exact: true }).click();

    // The choice survives the sign-up.
    await page.getByRole('link', { name: 'Sign up and pay' }).click();
    const email = `asha-${Date.now()}@example.com`;
    await page.getByLabel('Your name').fill('Asha Rao');
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill('four plain words here');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByLabel('Six-digit code').fill(await codeFrom(app, email));
    await page.getByRole('button', { name: /^Skip/ }).click();
    await expect(page).toHaveURL(/\/Payment\?plan=premium&next=/);
    const pay = page.getByRole('button', { name: 'Pay ₹299.00' });
    await pay.click();
    await expect(page).toHaveURL(/\/Payment\?payment=/);
    await expect(page.getByRole('img', { name: /^QR code to pay ₹299.00/ })).toBeVisible();
    await expectAccessible();

    // A reload and a second tab are the same payment.
    await page.reload();
    await approveIn(page, 'Approve');
    await expect(page.getByText(/You’ve paid ₹299/)).toBeVisible();
    await expectAccessible();

    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(ESSAY);
    // The page of the payment has no such link either.
    await expect(
      page.getByRole('heading', { level: 1, name: 'Reading a term sheet in one sitting' }),
    ).toBeAttached();
    await expect(page.getByRole('link', { name: 'See plans' })).toHaveCount(0);

    await page.goto('/premium-plans');
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Cancel Premium?' });
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Cancel plan' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('nothing more is debited')).toBeVisible();
    await expect
      .poll(async () => (await app.mailsTo(email)).join('\n'))
      .toContain('Your invoice for Premium');
  });

  test('an open essay is unlocked by a payment in another tab, without a reload', async ({
    page,
    context,
    newMember,
    signIn,
  }) => {
    await signIn(await newMember('Tara Bose'));
    await page.goto(ESSAY);
    await expect(page.getByRole('link', { name: 'See plans' }).first()).toBeVisible();
    const other = await context.newPage();
    await other.goto('/Payment?plan=premium');
    await other.getByRole('button', { name: 'Pay ₹299.00' }).click();
    await approveIn(other, 'Approve');
    await expect(page.getByRole('link', { name: 'See plans' })).toHaveCount(0);
  });

  for (const [vpa, end] of [
    ['success@upi', /You’ve paid ₹299/],
    ['fail@upi', 'The payment was declined in your UPI app.'],
    ['pending@upi', /You’ve paid ₹299/],
  ] as const) {
    test(`${vpa} takes its course`, async ({ page, newMember, signIn }) => {
      await signIn(await newMember('Ravi Iyer'));
      await page.goto('/Payment?plan=premium');
      await page.getByRole('textbox', { name: /UPI ID/ }).fill(vpa);
      await page.getByRole('button', { name: 'Pay ₹299.00' }).click();
      // Pending is never shown as failed.
      await expect(page.getByText(end)).toBeVisible({ timeout: 60_000 });
      if (vpa !== 'fail@upi') return;
      await page.getByRole('button', { name: 'Try again' }).click();
      await approveIn(page, 'Approve');
      await expect(page.getByText(/You’ve paid ₹299/)).toBeVisible();
    });
  }

  test('pages of plans are accessible and fit a phone, in both themes', async ({
    page,
    signIn,
  }) => {
    await signIn('investor');
    await expectAccessibleOnPhone(page, [
      '/pricing',
      '/premium-plans',
      '/Payment',
      '/Payment?plan=premium_jobs',
    ]);
  });
});

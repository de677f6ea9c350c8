import { expect, expectFits, test } from '../support/journey';

test.describe('the audit log', () => {
  test('R33: an admin finds the login of a member, downloads it, and finds the download', async ({
    page,
    signIn,
    newMember,
    expectAccessible,
  }) => {
    const member = await newMember('Audited Abhi');
    await signIn('admin');
    await page.goto('/settings?section=operations&part=audit');
    const entries = page.getByRole('list', { name: 'Entries, newest first' });
    await expect(entries.getByRole('listitem').first()).toBeVisible();
    await expectAccessible();

    await page.getByRole('textbox', { name: 'Person' }).fill(member.slug);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`person=${member.slug}`));
    await expect(entries.getByRole('listitem')).toContainText([/Audited Abhi.*account\.sign-up/s]);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^audit-log-.*\.csv$/);

    await page.getByRole('button', { name: 'Clear filters' }).click();
    // Once the address has changed, the form resets its fields. Text typed before that would be lost.
    await expect(page.getByRole('textbox', { name: 'Person' })).toHaveValue('');
    await page.getByRole('combobox', { name: 'Action' }).fill('audit.');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(entries.getByRole('listitem')).toContainText([/audit\.export/]);

    await page.setViewportSize({ width: 320, height: 800 });
    await expectFits(page);
  });

  test('X13: no one else sees it', async ({ page, signIn }) => {
    await signIn('founder');
    await page.goto('/settings?section=operations');
    await expect(page.getByText(/This section doesn’t exist/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Operations' })).toHaveCount(0);
  });
});

import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import { DEMO_PASSWORD, demoAccounts, expect, receivesEvents, test } from '../support/journey';

const accountMenu = (page: Page) => page.getByRole('button', { name: /’s account$/ });

/** The files of a ZIP archive by its central directory, as a program that opens it would find them. */
function unzip(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < archive.readUInt16LE(end + 10); index += 1) {
    const [size, nameLength] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28)];
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(start, start + size);
    const content = archive.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes);
    files.set(archive.toString('utf8', at + 46, at + 46 + nameLength), content.toString());
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}

test.describe('settings', () => {
  test('choices are saved right away and survive a reload', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('candidate');
    await page.goto('/settings?section=messages');
    await page.getByRole('radio', { name: /^People I follow who follow me/ }).check();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: /^People I follow who/ })).toBeChecked();
    await expectAccessible();

    await page.goto('/settings?section=notifications');
    const likes = page.getByRole('checkbox', { name: 'Likes: Push' });
    await likes.uncheck();
    await page.getByRole('switch', { name: /^Quiet hours/ }).check();
    const from = page.getByLabel('From');
    await from.fill('23:15');
    await from.blur();
    const zone = page.getByRole('combobox', { name: 'Time zone' });
    await zone.fill('Berlin');
    // What was changed before may say that it is saved.
    const placed = page.waitForResponse((answer) =>
      (answer.request().postData() ?? '').includes('Europe/Berlin'),
    );
    await page.getByRole('option', { name: /^Europe\/Berlin/ }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect((await placed).ok()).toBe(true);
    await page.reload();
    await expect(likes).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Likes: In app' })).toBeChecked();
    await expect(from).toHaveValue('23:15');
    await expect(zone).toHaveValue('Europe/Berlin');
    await expectAccessible();
  });

  test('the profile is saved field by field, and unsaved text is kept', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn('mentor');
    await page.goto('/settings');
    const headline = page.getByLabel('Headline');
    const saved = page.getByText('Saved', { exact: true });
    await headline.fill('Mentor for seed rounds');
    await context.setOffline(true);
    await headline.press('Enter');
    await expect(page.getByText(/^Not saved. What you wrote is still here/)).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(headline).toHaveValue('Mentor for seed rounds');
    await headline.fill('Mentor for seed rounds, Chennai');
    await headline.press('Enter');
    await expect(saved).toBeVisible();
    await page.reload();
    await expect(headline).toHaveValue('Mentor for seed rounds, Chennai');
  });

  test('R11: a device that’s in use is logged out by another', async ({
    page,
    openAs,
    newMember,
    signIn,
  }) => {
    const someone = await newMember('Nadia Sen');
    const other = await openAs(someone);
    const there = await other.newPage();
    const receives = receivesEvents(there);
    await there.goto('/about');
    await expect(accountMenu(there)).toBeVisible();
    await receives;

    await signIn(someone);
    await page.goto('/settings?section=sessions');
    await page
      .getByRole('button', { name: /^Log out Chrome/ })
      .first()
      .click();
    await expect(accountMenu(there)).toBeHidden();
    await expect(page.getByText(/^You aren’t logged in anywhere else/)).toBeVisible();
    await expect(accountMenu(page)).toBeVisible();
  });

  test('R28: an export is built and opens', async ({ page, signIn, expectAccessible }) => {
    // It is built beside everything else, when its turn comes.
    test.slow();
    await signIn('recruiter');
    await page.goto('/settings?section=data');
    await page.getByRole('button', { name: 'Export my data' }).click();
    const link = page.getByRole('link', { name: 'Download export' });
    await expect(link).toBeVisible({ timeout: 90_000 });
    await expectAccessible();
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(file.suggestedFilename()).toMatch(/^export-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzip(await readFile(await file.path()));
    const account = [...files].find(([name]) => name.endsWith('account.json'));
    expect(account?.[1]).toContain(demoAccounts.recruiter);
    await expect(page.getByText(/Next available:/)).toBeVisible();
  });

  test('X12: someone who was blocked is unblocked', async ({ page, openAs, signIn }) => {
    const { call } = await openAs('admin');
    const { id } = await call<{ id: string }>('GET', '/v1/user/rohan-kulkarni');
    await call('POST', '/v1/block', { referenceType: 'USER', referenceId: id });

    await signIn('admin');
    await page.goto('/settings?section=blocked');
    await page.getByRole('button', { name: 'Unblock Rohan Kulkarni' }).click();
    await expect(page.getByText('Rohan Kulkarni unblocked.')).toBeVisible();
    await expect(page.getByText('You haven’t blocked anyone')).toBeVisible();
    await page.goto('/user/rohan-kulkarni');
    await expect(page.getByRole('heading', { level: 1, name: 'Rohan Kulkarni' })).toBeVisible();
  });

  test('R27: an account is deleted, and restored by logging in', async ({
    page,
    openAs,
    signIn,
    expectAccessible,
  }) => {
    const { context, headers } = await openAs('ambassador');
    const read = await context.request.get('/v2/auth/session/current', { headers });
    const { slug, displayName } = (await read.json()) as { slug: string; displayName: string };

    await signIn('ambassador');
    await page.goto('/settings?section=data');
    await page.getByRole('link', { name: 'Go to account deletion' }).click();
    await expect(page.getByLabel(`To confirm, type ${slug}`)).toBeVisible();
    await expectAccessible();
    const handle = page.getByLabel(`To confirm, type ${slug}`);
    const submit = page.getByRole('button', { name: 'Delete my account' });
    await handle.fill('somebody-else');
    await submit.click();
    await expect(page.getByText(`This isn’t ${slug}.`)).toBeVisible();
    await handle.fill(slug);
    await submit.click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your account was deleted' }),
    ).toBeVisible();
    await expect(accountMenu(page)).toBeHidden();
    await expectAccessible();
    const guest = await context.request.get(`/v1/user/${slug}`);
    expect(guest.status()).toBe(404);
    const mine = await context.request.get('/v2/auth/session/current', { headers });
    expect(mine.status()).toBe(401);

    await page.getByRole('link', { name: 'Log in to restore it' }).click();
    await page.getByLabel('Email address').fill(demoAccounts.ambassador);
    await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByText(/Your account has been restored/)).toBeVisible();
    await page.goto(`/user/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: displayName })).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import readWorkbook from 'read-excel-file/node';
import { choose, expect, expectAccessibleOnPhone, test } from '../support/journey';

/** Adds a funder of a list to the pipeline by its menu. */
async function addFromList(page: Page, row: number): Promise<string> {
  const line = page.getByRole('table').getByRole('row').nth(row);
  const name = (await line.getByRole('link').first().innerText()).trim();
  await line.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Add to pipeline' }).click();
  await expect(page.getByText(`${name} is in your pipeline.`)).toBeVisible();
  return name;
}

/** Moves a funder to the stage after its own, by its handle. */
async function moveOn(page: Page, name: string, from: string, to: string): Promise<void> {
  const column = (stage: string) => page.getByRole('region', { name: new RegExp(`^${stage}, `) });
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/v1/pipeline/') && answer.request().method() === 'PATCH',
  );
  await column(from)
    .getByRole('button', { name: `Drag ${name} to another stage` })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-live-announcer]')).toContainText('Started dragging');
  while (!(await column(to).evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  expect((await saved).ok()).toBe(true);
  await expect(column(to).getByRole('link', { name })).toBeVisible();
}

/** Approves the payment on the page that plays the payer’s UPI app, which opens in a tab of its own. */
async function approve(page: Page): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the test payment page' }).click();
  const payer = await opened;
  await payer.getByRole('button', { name: 'Approve' }).click();
  await expect(payer.getByRole('status')).toBeVisible();
  await payer.close();
}

/** Exports the open list. @returns the path of the file */
async function exported(page: Page, format: 'CSV' | 'Excel workbook'): Promise<string> {
  await page.getByRole('button', { name: 'More for this list' }).click();
  await page.getByRole('menuitem', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: /^Export/ });
  await choose(dialog.getByRole('radio', { name: format }));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export file' }).click(),
  ]);
  return download.path();
}

test.describe('trackers', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a founder filters, saves a view, moves a pipeline by keyboard and sets a reminder', async ({
    page,
    newMember,
    signIn,
    expectAccessible,
  }) => {
    await signIn(await newMember('Tara Bose'));

    await test.step('filters a list and saves the view', async () => {
      await page.goto('/tracker/grant');
      await expect(page.getByRole('table', { name: 'Grants' })).toBeVisible();
      await page.getByRole('searchbox').fill('India');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/query=India/);
      await page.getByRole('button', { name: 'Views' }).click();
      await page.getByRole('button', { name: 'Save this view' }).click();
      const dialog = page.getByRole('dialog', { name: 'Save this view' });
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Grants in India');
      await dialog.getByRole('button', { name: 'Save view' }).click();
      await expect(page.getByText('View saved.')).toBeVisible();
      await page.goto('/tracker/grant');
      await page.getByRole('button', { name: 'Views' }).click();
      await page.getByRole('link', { name: 'Grants in India' }).click();
      await expect(page).toHaveURL(/query=India/);
    });

    const names = await test.step('adds three funders to the pipeline', async () => {
      await page.goto('/tracker/venture_capital');
      return [await addFromList(page, 1), await addFromList(page, 2), await addFromList(page, 3)];
    });

    await test.step('moves them by keyboard', async () => {
      await page.goto('/tracker?view=pipeline');
      for (const name of names) await moveOn(page, name, 'Researching', 'Ready');
      await expect(page.getByRole('region', { name: 'Ready, 3 funders' })).toBeVisible();
      await expectAccessible();
      await page.reload();
      await expect(page.getByRole('region', { name: 'Ready, 3 funders' })).toBeVisible();
    });

    await test.step('notes a next step, which survives a reload', async () => {
      await page.getByRole('link', { name: names[0], exact: true }).first().click();
      const pane = page.getByRole('region', { name: 'Funder in your pipeline' });
      await pane.getByRole('textbox', { name: 'Next step' }).fill('Send the deck');
      await pane.getByLabel('Date').fill(new Date().toISOString().slice(0, 10));
      // The fields before may say that they are saved; the notes are sent last.
      const noted = page.waitForResponse((answer) =>
        (answer.request().postData() ?? '').includes('Met at a demo day.'),
      );
      await pane.getByRole('textbox', { name: 'Notes' }).fill('Met at a demo day.');
      await page.keyboard.press('Tab');
      await expect(pane.getByText('Saved', { exact: true }).first()).toBeVisible();
      expect((await noted).ok()).toBe(true);
      await page.reload();
      await expect(pane.getByRole('textbox', { name: 'Notes' })).toHaveValue('Met at a demo day.');
      const next = page.getByRole('region', { name: /^Next up/ });
      await expect(next.getByRole('link', { name: /^Send the deck/ })).toBeVisible();
      await expectAccessible();
    });

    await test.step('sets a reminder of a deadline', async () => {
      await page.goto('/tracker/accelerator?sort=deadline');
      const name = 'Tideline Accelerator (demo)';
      await page.getByRole('link', { name }).first().click();
      // The programme that was open before has the same button.
      const pane = page.getByRole('region', { name: 'Record', exact: true });
      await expect(pane.getByRole('heading', { level: 2, name })).toBeVisible();
      await page.getByRole('button', { name: 'Remind me' }).click();
      await expect(page.getByRole('button', { name: 'Reminders on' })).toBeVisible();
    });
  });

  test('the bundle is bought, unlocks an open page, and its lists are exported', async ({
    page,
    context,
    newMember,
    signIn,
    expectAccessible,
  }) => {
    await signIn(await newMember('Tara Bose'));

    await test.step('buys the bundle, which unlocks an open page without a reload', async () => {
      await page.goto('/trackerbundle/tracker/angel');
      await expect(page.getByRole('heading', { name: /5 of them free to read$/ })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Buy the bundle' })).toBeVisible();
      const shop = await context.newPage();
      await shop.goto('/trackerbundle');
      await shop.getByRole('link', { name: 'Buy the bundle' }).click();
      await expect(shop.getByRole('textbox', { name: 'Name' })).toHaveValue('Tara Bose');
      await shop.getByRole('button', { name: 'Continue to payment' }).click();
      await expect(shop).toHaveURL(/\/Payment\?payment=/);
      await approve(shop);
      await expect(page.getByRole('table', { name: 'Angel networks' })).toBeVisible();
      await shop.goto('/trackerbundle/tracker');
      await expect(shop.getByText(/You can get a full refund until/)).toBeVisible();
      await expectAccessible(shop);
      await shop.close();
    });

    await test.step('exports all angel networks as CSV and as a workbook', async () => {
      const csv = await readFile(await exported(page, 'CSV'), 'utf8');
      const [heading = '', ...lines] = csv.trimEnd().split('\r\n');
      expect(heading).toContain('Name,Type,Summary,Website');
      expect(lines.length).toBeGreaterThan(5);
      expect(csv).toContain('Angel network');
      const [sheet] = await readWorkbook(await exported(page, 'Excel workbook'));
      const rows = sheet?.data ?? [];
      expect(rows).toHaveLength(lines.length + 1);
      expect(rows[0]?.[0]).toBe('Name');
      for (const [name] of rows) expect(csv).toContain(String(name).replaceAll('"', '""'));
    });
  });

  test('pages of the pipeline and the bundle are accessible and fit a phone, in both themes', async ({
    page,
    signIn,
  }) => {
    test.slow();
    await signIn('founder');
    await expectAccessibleOnPhone(page, [
      '/tracker?view=pipeline',
      '/tracker?view=pipeline&layout=table',
      '/tracker?view=pipeline&layout=funnel',
      '/trackerbundle',
      '/trackerbundle/terms',
      '/trackerbundle/checkout',
      '/trackerbundle/tracker',
      '/trackerbundle/tracker/angel',
    ]);
  });
});

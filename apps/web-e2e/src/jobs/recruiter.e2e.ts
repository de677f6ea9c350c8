import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { choose, expect, expectFits, test, textOf } from '../support/journey';
import type { SignedIn } from '../support/journey';
import { resumeFile } from '../support/resume-file';

async function applyByApi(
  { context, headers }: SignedIn,
  name: string,
  job: string,
): Promise<void> {
  const uploaded = await context.request.post('/v1/upload', {
    headers,
    multipart: { purpose: 'RESUME', file: resumeFile(`${name}.pdf`) },
  });
  expect(uploaded.ok(), await uploaded.text()).toBe(true);
  const { url } = (await uploaded.json()) as { url: string };
  const applied = await context.request.post('/v1/application', {
    headers,
    data: { referenceType: 'JOB', referenceId: job, note: `=1+1, says ${name}`, resumeUrl: url },
  });
  expect(applied.ok(), await applied.text()).toBe(true);
}

/** Writes a job through the form and answers its slug. */
async function postJob(page: Page, title: string): Promise<string> {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await page.goto('/jobs?view=post');
  // The only field before the reload: the note shows that a draft was saved, not that it has the latest input.
  await field('Title').fill(title);
  await expect(page.getByText('Saved on this device.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(field('Title')).toHaveValue(title);
  await page.getByRole('combobox', { name: 'Company', exact: true }).fill('Tidewater');
  await field('Location').fill('Pune');
  await page.getByRole('radio', { name: 'Remote' }).check();
  await field('Description').fill('Own the readings.\n\n## What you bring\n\n- Patience');
  await page.getByRole('group', { name: 'Salary' }).getByLabel('From').fill('18,00,000');
  await page.getByRole('group', { name: 'Salary' }).getByLabel('To').fill('26,00,000');
  await expect(page.getByText('Shown as ₹18L to ₹26L a year')).toBeVisible();
  await page.getByRole('combobox', { name: 'Tags' }).fill('field work');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Preview and publish' }).click();
  await page.getByRole('button', { name: 'Publish job' }).click();
  await expect(page).toHaveURL(/\/jobs\?job=/);
  return new URL(page.url()).searchParams.get('job') ?? '';
}

test.describe('hiring', () => {
  test('a recruiter posts a job, moves its applicants, and closes it', async ({
    page,
    openAs,
    signIn,
    expectAccessible,
  }) => {
    const title = `Readings engineer ${Date.now()}`;
    await signIn('recruiter');
    const job = await postJob(page, title);
    for (const account of ['candidate', 'mentor', 'investor'] as const) {
      await applyByApi(await openAs(account), account, job);
    }

    await page.goto('/jobs?view=hiring');
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText(
      'Reply to 3 applicants',
    );
    await expectAccessible();
    await page.getByRole('link', { name: `See applicants to ${title}` }).click();
    const table = page.getByRole('table', { name: 'Applicants' });
    await expect(table.getByRole('row')).toHaveCount(4);
    await expectAccessible();

    await page.keyboard.press('j');
    await page.keyboard.press('s');
    await expect(page.getByText(/moved to “Shortlisted”/)).toBeVisible();
    const lines = table.locator('[data-applicant]');
    await expect(lines.first().getByRole('button', { name: /^Shortlisted/ })).toBeVisible();

    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.getByRole('button', { name: 'Reject 2' }).click();
    await page.getByRole('radio', { name: 'Skills don’t match' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Reject 2' }).click();
    await expect(page.getByText('2 applicants moved to “Not selected”.')).toBeVisible();
    const undone = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await page
      .getByRole('status')
      .or(page.locator('[aria-live]'))
      .getByRole('button', { name: 'Undo' })
      .last()
      .click();
    expect((await undone).ok()).toBe(true);
    await expect(lines.nth(1).getByRole('button', { name: /^New/ })).toBeVisible();

    await lines.first().locator('[data-opens]').press('Enter');
    const panel = page.getByRole('region', { name: 'Applicant', exact: true });
    // Drawn by a worker of the page's own, as its policy allows; its words can be selected and read out.
    await expect(panel.locator('.textLayer').first()).toContainText(/\w/);
    const resume = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Download résumé' }).click();
    expect((await readFile(await (await resume).path())).subarray(0, 5).toString()).toBe('%PDF-');
    await panel.getByRole('textbox', { name: 'Private note' }).fill('Ask about the ledger.');
    await panel.getByRole('button', { name: '4 stars' }).click();
    await expect(panel.getByText('Note saved.')).toBeVisible();
    await expectAccessible();
    await page.reload();
    await expect(panel.getByRole('textbox', { name: 'Private note' })).toHaveValue(
      'Ask about the ledger.',
    );

    const name = await textOf(panel.getByRole('heading').first());
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('switch', { name: 'Blind mode' }).check();
    await expect(panel.getByRole('heading', { name: /^Applicant \d{5}$/ })).toBeVisible();
    await expect.poll(() => page.locator('main').innerHTML()).not.toContain(name);
    const blind = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const text = await readFile(await (await blind).path(), 'utf8');
    expect(text).not.toContain(name);
    expect(text).toContain("'=1+1, says candidate");
    expect(text.startsWith('\uFEFFApplicant,Stage,Stars,Applied')).toBe(true);
    await page.getByRole('switch', { name: 'Blind mode' }).uncheck();

    await page.goto('/jobs?view=hiring');
    await page.getByRole('button', { name: `More for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Close job' }).click();
    await page.getByRole('radio', { name: /^Someone was hired/ }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Close job' }).click();
    await expect(page.getByText(`“${title}” is closed.`)).toBeVisible();
    await choose(page.getByRole('radio', { name: 'Closed' }));
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Filled');
  });

  test('the form is accessible in both themes, fits a phone, and leads guests to sign in', async ({
    page,
    signIn,
    expectAccessibleInThemes,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/jobs?view=post');
    await expect(page).toHaveURL(/\/login\?next=/);
    await signIn('recruiter');
    await page.goto('/jobs?view=post');
    await expect(page.getByRole('form', { name: 'The job' })).toBeVisible();
    await expectAccessibleInThemes();
    await expectFits(page);
  });
});

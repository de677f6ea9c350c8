import type { Page } from '@playwright/test';
import { expect, expectFits, test } from '../support/journey';
import type { SignedIn } from '../support/journey';
import { resumeFile } from '../support/resume-file';

/** A job of the recruiter’s that no one has seen yet, and what the recruiter can do further. */
async function postJob(openAs: (who: 'recruiter') => Promise<SignedIn>) {
  const { call } = await openAs('recruiter');
  const company = `Harbour ${Date.now()}`;
  const job = await call<{ id: string; slug: string }>('POST', '/v1/job', {
    title: 'Harbour engineer',
    company,
    description: 'Keep the cranes counted.',
    location: 'Kochi',
    type: 'FULL_TIME',
    workplace: 'ONSITE',
  });
  return { company, job, call };
}

const note = (page: Page) => page.getByRole('textbox', { name: /^Note to/ });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Goes from what was written to what is sent. */
async function send(page: Page) {
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Send application' }).click();
}

test.describe('applying', () => {
  test('a candidate finds a job, applies with a résumé, withdraws and undoes it', async ({
    page,
    openAs,
    signIn,
    expectAccessible,
  }) => {
    const { company, call } = await postJob(openAs);
    await signIn('candidate');
    await page.goto('/jobs');
    await page.getByRole('searchbox', { name: 'Search jobs' }).fill(company);
    await expect(page).toHaveURL(/query=Harbour/);
    await page
      .getByRole('article')
      .filter({ hasText: company })
      .getByRole('link', { name: 'Harbour engineer' })
      .click();
    await page.getByRole('button', { name: `Apply to ${company}` }).click();
    await note(page).fill('I have counted cranes before.');
    await page
      .getByLabel(/^(Choose a PDF|Change résumé)$/)
      .last()
      .setInputFiles(resumeFile('Candidate.pdf'));
    await expect(page.getByRole('button', { name: 'Remove Candidate.pdf' })).toBeVisible();
    await expectAccessible();

    await page.reload();
    await page.getByRole('button', { name: 'Finish your application' }).click();
    await expect(note(page)).toHaveValue('I have counted cranes before.');
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog(page, 'Review your application')).toContainText('Candidate.pdf');
    await page.goBack();
    await expect(note(page)).toHaveValue('I have counted cranes before.');
    await page.getByRole('button', { name: 'Preview' }).click();
    await expectAccessible();
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(dialog(page, 'Application sent')).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: 'See your application' }).first().click();

    const timeline = page.getByRole('region', { name: 'Status' });
    await expect(timeline.getByText('You applied')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Candidate.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('Candidate.pdf');

    const id = new URL(page.url()).searchParams.get('application');
    await call('PATCH', `/v1/application/${id}`, { state: 'SEEN' });
    await page.reload();
    await expect(timeline.getByText('Viewed by the company')).toBeVisible();
    await page.getByRole('textbox', { name: 'Note to yourself' }).fill('Ask about the tides');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expectAccessible();

    const withdraw = page.getByRole('button', { name: 'Withdraw application' });
    await withdraw.click();
    await expect(timeline.getByText('You withdrew')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(withdraw).toBeVisible();
    await page.getByRole('link', { name: 'All applications' }).click();
    const row = page.getByRole('row').filter({ hasText: company });
    await expect(row).toContainText('Ask about the tides');
    await expect(row).not.toContainText('Withdrawn');
    await expectAccessible();
  });

  test('P13: a second application is rejected, with a link to the first', async ({
    page,
    context,
    openAs,
    signIn,
    expectAccessible,
  }) => {
    const { company, job } = await postJob(openAs);
    await signIn('candidate');
    const second = await context.newPage();
    // What is written is kept for both, so both begin before either writes.
    for (const one of [page, second]) {
      await one.goto(`/jobs?job=${job.slug}`);
      await one.getByRole('button', { name: `Apply to ${company}` }).click();
      await expect(note(one)).toHaveValue('');
    }
    await note(page).fill('Try 1');
    await note(second).fill('Try 2');
    await send(page);
    await expect(dialog(page, 'Application sent')).toBeVisible();
    await expect(note(second)).toHaveValue('Try 2');
    await send(second);
    await expect(second.getByText('You’ve already applied to this job')).toBeVisible();
    await expectAccessible(second);
    await second.getByRole('link', { name: 'See your first application' }).click();
    await expect(second.getByText('Try 1')).toBeVisible();
  });

  test('one’s applications are accessible in both themes, and fit a phone', async ({
    page,
    openAs,
    signIn,
    expectAccessibleInThemes,
  }) => {
    const { job } = await postJob(openAs);
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn('candidate');
    const { call } = await openAs('candidate');
    await call('POST', '/v1/application', {
      referenceType: 'JOB',
      referenceId: job.id,
      note: 'From a phone',
    });
    for (const layout of ['', '&layout=board&stage=applied']) {
      await page.goto(`/jobs?applied=true${layout}`);
      await expect(page.getByRole('link', { name: 'Harbour engineer' }).first()).toBeVisible();
      await expectAccessibleInThemes();
      await expectFits(page);
    }
  });

  test('a guest logs in and comes back to the applications', async ({ page }) => {
    await page.goto('/jobs?applied=true');
    await expect(page).toHaveURL(/\/login\?next=/);
    expect(new URL(page.url()).searchParams.get('next')).toBe('/jobs?applied=true');
  });
});

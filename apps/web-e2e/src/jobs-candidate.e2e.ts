import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { DEMO_PASSWORD, demoAccounts, expect, expectFits, test } from './journey';

/** One empty page, with the table of its objects where it says. */
function resumeFile() {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = String(text.length).padStart(10, '0');
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${place} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 4\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return { name: 'Candidate.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text) };
}

/** Signs in by the API and answers what makes further calls. */
async function member(request: APIRequestContext, account: keyof typeof demoAccounts) {
  const answer = await request.post('/v2/auth', {
    data: { email: demoAccounts[account], password: DEMO_PASSWORD },
  });
  const { token } = (await answer.json()) as { token: string };
  return async (method: string, path: string, data?: object) => {
    const headers = { 'Access-Token': token };
    const done = await request.fetch(path, { method, headers, ...(data && { data }) });
    expect(done.ok(), await done.text()).toBe(true);
    return (await done.json()) as { id: string; slug: string };
  };
}

/** A job of the recruiter’s that nobody has seen yet, and what the recruiter can do further. */
async function postJob(browser: Browser, origin: string) {
  const theirs = await browser.newContext({ baseURL: origin });
  const call = await member(theirs.request, 'recruiter');
  const company = `Harbour ${Date.now()}`;
  const job = await call('POST', '/v1/job', {
    ...{ title: 'Harbour engineer', company, description: 'Keep the cranes counted.' },
    ...{ location: 'Kochi', type: 'FULL_TIME', workplace: 'ONSITE' },
  });
  return { company, job, call, close: () => theirs.close() };
}

const note = (page: Page) => page.getByRole('textbox', { name: /^Note to/ });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Goes from what was written to what is sent. */
async function send(page: Page) {
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Send application' }).click();
}

test.describe('applying', () => {
  test('a candidate finds a job, applies with a résumé, withdraws and takes that back', async ({
    page,
    app,
    browser,
    signIn,
    expectAccessible,
  }) => {
    const { company, call, close } = await postJob(browser, app.origin);
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
    await page.getByLabel('Choose a PDF', { exact: true }).last().setInputFiles(resumeFile());
    await expect(page.getByRole('button', { name: 'Remove Candidate.pdf' })).toBeVisible();
    await expectAccessible();

    await page.reload();
    await page.getByRole('button', { name: 'Finish your application' }).click();
    await expect(note(page)).toHaveValue('I have counted cranes before.');
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog(page, 'Before you send it')).toContainText('Candidate.pdf');
    await page.goBack();
    await expect(note(page)).toHaveValue('I have counted cranes before.');
    await page.getByRole('button', { name: 'Preview' }).click();
    await expectAccessible();
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(dialog(page, 'Application sent')).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: 'See your application' }).first().click();

    const timeline = page.getByRole('region', { name: 'How it stands' });
    await expect(timeline.getByText('You applied')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Candidate.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('Candidate.pdf');

    const id = new URL(page.url()).searchParams.get('application');
    await call('PATCH', `/v1/application/${id}`, { state: 'SEEN' });
    await page.reload();
    await expect(timeline.getByText('It was read')).toBeVisible();
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
    const row = page.getByRole('listitem').filter({ hasText: company });
    await expect(row).toContainText('Ask about the tides');
    await expect(row).not.toContainText('Withdrawn');
    await expectAccessible();
    await close();
  });

  test('P13: a second application is refused, and leads to the first', async ({
    page,
    context,
    app,
    browser,
    signIn,
    expectAccessible,
  }) => {
    const { company, job, close } = await postJob(browser, app.origin);
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
    await expect(second.getByText('You have applied to this job already')).toBeVisible();
    await expectAccessible(second);
    await second.getByRole('link', { name: 'See your first application' }).click();
    await expect(second.getByText('Try 1')).toBeVisible();
    await close();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`one’s applications are accessible in ${colorScheme}, and fit a phone`, async ({
      page,
      app,
      browser,
      signIn,
      expectAccessible,
    }) => {
      const { job, close } = await postJob(browser, app.origin);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 640 });
      await signIn('candidate');
      const mine = await browser.newContext({ baseURL: app.origin });
      const call = await member(mine.request, 'candidate');
      await call('POST', '/v1/application', {
        ...{ referenceType: 'JOB', referenceId: job.id, note: 'From a phone' },
      });
      for (const layout of ['', '&layout=board&stage=applied']) {
        await page.goto(`/jobs?applied=true${layout}`);
        await expect(page.getByRole('link', { name: 'Harbour engineer' }).first()).toBeVisible();
        await expectAccessible();
        await expectFits(page);
      }
      await Promise.all([mine.close(), close()]);
    });
  }

  test('a guest is led to log in, and comes to the applications then', async ({ page }) => {
    await page.goto('/jobs?applied=true');
    await expect(page).toHaveURL(/\/login\?next=/);
    expect(new URL(page.url()).searchParams.get('next')).toBe('/jobs?applied=true');
  });
});

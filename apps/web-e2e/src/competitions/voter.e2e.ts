import { expect, test, writeArrives } from '../support/journey';

const PDF = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\nxref\n0 1\ntrailer\n<< /Root 1 0 R >>\nstartxref\n45\n%%EOF\n`;

test.describe('votes and files of competitions', () => {
  test('a member votes, moves the vote and takes it back; a new account can’t vote yet', async ({
    page,
    newMember,
    openAs,
    signIn,
    expectAccessible,
  }) => {
    await signIn('candidate');
    await page.goto('/competition/kirana-tech?tab=entries');
    const free = page.getByRole('button', { name: /^Vote for / });
    const cast = writeArrives(page, 'POST', /\/vote$/);
    await free.first().click();
    const voted = page.getByRole('button', { name: /^Voted for / });
    await expect(voted).toHaveCount(1);
    await cast;
    const first = await voted.getAttribute('aria-label');
    const moved = writeArrives(page, 'POST', /\/vote$/);
    await free.first().click();
    await expect(voted).not.toHaveAttribute('aria-label', first ?? '');
    await expectAccessible();
    await moved;
    await page.reload();
    await expect(voted).toHaveCount(1);
    await page.getByRole('button', { name: 'Remove vote' }).first().click();
    await expect(voted).toHaveCount(0);
    const fresh = await (await openAs(await newMember('Ines Duarte'))).newPage();
    await fresh.goto('/competition/kirana-tech?tab=entries');
    await expect(fresh.getByText(/Your account is too new to vote/).first()).toBeVisible();
  });

  test('an entrant adds a PDF, which survives a reload', async ({ page, newMember, signIn }) => {
    await signIn(await newMember('Nils Aalto'));
    await page.goto('/competition/monsoon-build?tab=entry');
    await page.getByRole('textbox', { name: 'Title' }).fill('Dry Steps');
    const file = page.getByRole('group', { name: /^A drawing/ });
    await file
      .locator('input[type=file]')
      .setInputFiles({ name: 'Page.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    await expect(page.getByText('Page.png isn’t a PDF.', { exact: false })).toBeVisible();
    // The title may be saved before the file is.
    const saved = page.waitForResponse(
      (answer) =>
        answer.request().method() === 'PATCH' &&
        (answer.request().postData() ?? '').includes('Drawing.pdf'),
    );
    await file.locator('input[type=file]').setInputFiles({
      name: 'Drawing.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(PDF),
    });
    await expect(file.getByText('Drawing.pdf').first()).toBeVisible();
    expect((await saved).ok()).toBe(true);
    await page.reload();
    const download = page.waitForEvent('download');
    await file.getByRole('button', { name: 'Download Drawing.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('Drawing.pdf');
  });
});

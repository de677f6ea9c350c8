import { expect, test } from '../support/journey';

test.describe('competitions', () => {
  test('a founder completes the team’s entry, submits it, and anyone checks the receipt', async ({
    page,
    browser,
    signIn,
    expectAccessible,
  }) => {
    await signIn('founder');
    await page.goto('/competition');
    await page.getByRole('link', { name: 'Monsoon Build', exact: true }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await page.getByRole('link', { name: 'Open your entry' }).click();
    await expect(page.getByText('1 thing to do before you can submit')).toBeVisible();
    await page.getByRole('textbox', { name: /^How many people have used it/ }).fill('240');
    await expect(page.getByText('Everything is filled in.')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Submit entry' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Submit this entry?' });
    await dialog.getByRole('button', { name: 'Submit entry' }).click();
    const receipt = page.getByRole('region', { name: 'Receipt' });
    const check = receipt.getByRole('link', { name: 'Check this receipt' });
    const address = new URL((await check.getAttribute('href')) ?? '', page.url()).href;
    const guest = await browser.newPage();
    await guest.goto(address);
    await expect(guest.getByRole('heading', { name: 'Receipt confirmed' })).toBeVisible();
    await expect(guest.getByText('This is the latest submission.')).toBeVisible();
    await guest.close();
  });

  test('a member enters with someone who joins by the invitation, and sees the change at once', async ({
    page,
    newMember,
    signIn,
    openAs,
  }) => {
    const [owner, mate] = [await newMember('Ilse Vermeer'), await newMember('Tomas Novak')];
    await signIn(owner);
    await page.goto('/competition/showcase-winter?tab=entry');
    await page.getByRole('textbox', { name: 'Title' }).fill('Rain Gauge');
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    const link = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
    const other = await (await openAs(mate)).newPage();
    await other.goto(link);
    await other.getByRole('button', { name: 'Join team' }).click();
    await expect(other.getByRole('textbox', { name: 'Title' })).toHaveValue('Rain Gauge');
    await expect(page.getByText('2 of', { exact: false })).toBeVisible();
    await other.getByRole('textbox', { name: 'Tagline' }).fill('A bottle on each roof');
    await expect(other.getByText(/^Saved \d/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Tagline' })).toHaveValue(
      'A bottle on each roof',
    );
  });

  test('a judge scores the next entry, and the result of another competition is public', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await page.goto('/competition/village-ledger-2?tab=entries');
    await expect(page.getByRole('heading', { name: 'Red Seeds' })).toBeVisible();
    await signIn('investor');
    await page.goto('/competition/kirana-tech?tab=judging');
    await expect(page.getByText('5 of 14 scored')).toBeVisible();
    await expectAccessible();
    const form = page.getByRole('form', { name: /^Scores for/ });
    for (const criterion of [/^Second day/, /^Money/, /^Honesty/, /^Reach/]) {
      const points = form.getByRole('group', { name: criterion });
      await points.getByRole('radio', { name: '7' }).check();
    }
    await form.getByRole('button', { name: 'Save scores' }).click();
    await expect(page.getByText('6 of 14 scored')).toBeVisible();
    await page.reload();
    await expect(page.getByText('6 of 14 scored')).toBeVisible();
  });

  test('a narrow phone shows the prize on a cover whole', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/startup-showcase');
    const prize = page.getByText('Two weeks in the showcase, one day at the top').first();
    await expect(prize).toBeVisible();
    const hidden = await prize.evaluate((text) => {
      const { bottom } = text.getBoundingClientRect();
      let cut = 0;
      for (let box = text.parentElement; box !== null; box = box.parentElement)
        if (getComputedStyle(box).overflowY === 'clip')
          cut = Math.max(cut, bottom - box.getBoundingClientRect().bottom);
      return cut;
    });
    expect(hidden).toBe(0);
  });
});

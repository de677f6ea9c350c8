import type { Page } from '@playwright/test';
import { choose, expect, expectAccessibleEverywhere, test } from '../support/journey';

const TITLE = 'Autumn Build';
const REASON = 'A cyclone closed half of the offices. Everyone gets a week more.';
const DAY = 86_400_000;
const DESK = '/settings?section=competitions';

/** What a field for a moment holds, some days from now on the clock of the journeys. */
function clockIn(days: number): string {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return clock.format(Date.now() + days * DAY).replace(' ', 'T');
}

/** Fills everything that a competition needs to be saved. */
async function fillDraft(page: Page): Promise<void> {
  const texts = {
    Title: TITLE,
    Tagline: 'One product in a week',
    Organiser: 'The community',
    Label: 'What problem do you solve?',
    Criterion: 'Need',
    Rules: '## Entries\n\nOne entry each.',
  };
  for (const [name, text] of Object.entries(texts)) {
    await page.getByRole('textbox', { name, exact: true }).fill(text);
  }
  await page.getByRole('textbox', { name: 'About' }).fill('Because **rain** comes each year.');
  const days = { 'Entries open': 3, 'Entries close': 20, 'Judging begins': 21, Results: 35 };
  for (const [label, day] of Object.entries(days)) {
    await page.getByLabel(label, { exact: true }).fill(clockIn(day));
  }
}

/** Moves the first field below a new one, where the focus stays in its row, and removes the new one. */
async function moveField(page: Page): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name });
  await button('Add field').click();
  await button('Move down: Field 1').click();
  await expect(button('Move up: Field 2')).toBeFocused();
  await button('Remove: Field 1').click();
}

test.describe('the organiser of a competition', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test.slow();

  test('drafts, previews and announces it, moves its deadline in public, and invites a judge', async ({
    page,
    openAs,
    signIn,
    newMember,
  }) => {
    const judge = await newMember('Ilse Vermeer');
    await signIn('admin');
    await page.goto(DESK);
    await page.getByRole('link', { name: 'New competition' }).click();
    await fillDraft(page);
    await expect(page.getByText('Your changes are on this device only.')).toBeVisible();
    await page.reload();
    await expect(page.getByText(/We restored your unsaved changes/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(TITLE);
    // The note shows that a draft was saved, not that it has the latest input.
    await fillDraft(page);
    await expectAccessibleEverywhere(page);
    await moveField(page);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();

    await choose(page.getByRole('radio', { name: 'Preview' }));
    await expect(page.getByRole('region', { name: 'About' }).locator('strong')).toHaveText('rain');
    const form = page.getByRole('group', { name: 'Preview of the entry form' });
    await expect(form.getByRole('textbox', { name: /^What problem/ })).toBeVisible();
    await expectAccessibleEverywhere(page);

    await page.getByRole('button', { name: 'Announce' }).click();
    const question = page.getByRole('alertdialog', { name: `Announce ${TITLE}?` });
    await question.getByRole('button', { name: 'Announce' }).click();
    await expect(page.getByText(`${TITLE} is announced.`)).toBeVisible();

    await page.getByRole('button', { name: 'Move deadline' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move the deadline' });
    await dialog.getByLabel('Entries close').fill(clockIn(27));
    await dialog.getByLabel('Judging begins').fill(clockIn(28));
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(REASON);
    await dialog.getByRole('button', { name: 'Move and notify' }).click();
    await expect(page.getByText('Deadline moved.')).toBeVisible();

    await page.getByRole('combobox', { name: 'Member' }).fill(`/user/${judge.slug}`);
    await page.getByRole('button', { name: 'Invite judge' }).click();
    const judges = page.getByRole('list', { name: 'Judges' });
    await expect(judges.getByRole('listitem').filter({ hasText: 'Ilse Vermeer' })).toContainText(
      'Invited',
    );
    await expectAccessibleEverywhere(page);

    const address = await page.getByRole('link', { name: 'See its page' }).getAttribute('href');
    const invited = await (await openAs(judge)).newPage();
    await invited.goto(address ?? '');
    await invited.getByRole('link', { name: 'Rules' }).click();
    const changes = invited.getByRole('region', { name: 'Change log' });
    await expect(changes.getByRole('listitem').filter({ hasText: REASON })).toContainText('Was');
    await invited.getByRole('link', { name: 'Judging' }).click();
    await expect(
      invited.getByRole('heading', { name: `You’re invited to judge ${TITLE}` }),
    ).toBeVisible();
  });
});

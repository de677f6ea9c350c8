import type { Page } from '@playwright/test';
import { expect, expectFits, test } from '../support/journey';

const thread = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const messagesLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Messages/ });

async function say(page: Page, words: string) {
  await field(page).fill(words);
  await page.keyboard.press('Enter');
}

test.describe('messages', () => {
  test('are accessible in both themes, and fit a phone', async ({
    page,
    signIn,
    expectAccessibleInThemes,
  }) => {
    test.slow();
    await signIn('mentor');
    await page.goto('/dm');
    await expect(page.getByRole('list', { name: 'Inbox' })).toBeVisible();
    await expectAccessibleInThemes();
    const inbox = page.getByRole('list', { name: 'Inbox' });
    await inbox.getByRole('link', { name: /Meera Nair/ }).click();
    await expect(thread(page).getByText('Done. He called my mother.')).toBeVisible();
    await expectAccessibleInThemes();
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(page.getByRole('list', { name: 'Inbox' })).toBeHidden();
    await expect(field(page)).toBeVisible();
    await expectFits(page);
    await expectAccessibleInThemes();
    await page.getByRole('button', { name: 'Back to all conversations' }).click();
    await expect(page.getByRole('list', { name: 'Inbox' })).toBeVisible();
    await page.getByRole('link', { name: 'Archived', exact: true }).click();
    await expect(page).toHaveURL(/tab=archived$/);
    await page.goto('/dm?conversation=nothing');
    await expect(page.getByText('Conversation not found')).toBeVisible();
    await expectAccessibleInThemes();
  });

  test('a request is accepted, two people write to each other live, and one blocks the other', async ({
    page,
    openAs,
    signIn,
    newMember,
    expectAccessible,
  }) => {
    const mark = Date.now();
    await signIn('recruiter');
    const asked = await newMember('Vikram Sethi');
    const other = await (await openAs(asked)).newPage();
    await other.goto('/about');

    // The request.
    await page.goto(`/user/${asked.slug}`);
    await page.getByRole('button', { name: 'Message Vikram Sethi' }).click();
    await expect(page).toHaveURL(/\/dm\?conversation=/);
    await expect(page.getByText(/one message of up to 500 characters/)).toBeVisible();
    await expectAccessible();
    const unread = messagesLink(other).getByText(/\d waiting$/);
    await say(page, `May I ask you about a hire? ${mark}`);
    await expect(page.getByText(/^You can write again/)).toBeVisible();

    // The other person’s open page shows it, and they decide.
    await expect(unread).toHaveText(/^1 waiting/);
    await messagesLink(other).click();
    await other.getByRole('link', { name: /^Requests/ }).click();
    await other
      .getByRole('list', { name: 'Waiting' })
      .getByRole('link', { name: /Priya Raghavan/ })
      .click();
    await expect(thread(other).getByText(`hire? ${mark}`)).toBeVisible();
    await expectAccessible(other);
    await other.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(field(page)).toBeVisible();

    // Live, both ways, and read.
    await say(other, `Gladly. Which one? ${mark}`);
    await expect(thread(page).getByText(`Which one? ${mark}`)).toBeVisible();
    await page.bringToFront();
    await say(page, `The head of sales. ${mark}`);
    await expect(thread(other).getByText(`head of sales. ${mark}`)).toBeVisible();
    await expect(thread(page).getByText(/^(Sent|Read)$/)).toHaveCount(1);

    // A draft waits over a reload.
    await field(page).fill('One more thing');
    await page.reload();
    await expect(field(page)).toHaveValue('One more thing');

    // Without a connection: kept, in order, sent once when it is back.
    await page.context().setOffline(true);
    for (const words of ['First', 'Second', 'Third']) await say(page, `${words} ${mark}`);
    await expect(thread(page).getByText('Waiting for a connection').first()).toBeVisible();
    await page.context().setOffline(false);
    await expect(thread(other).getByText(`Third ${mark}`)).toBeVisible({ timeout: 20_000 });
    const arrived = await thread(other)
      .getByText(new RegExp(`^(First|Second|Third) ${mark}$`))
      .allTextContents();
    expect(arrived).toEqual(['First', 'Second', 'Third'].map((words) => `${words} ${mark}`));
    await expect(thread(page).getByText(`Third ${mark}`)).toHaveCount(1);
    await expect(thread(page).getByText('Waiting for a connection')).toHaveCount(0);

    // Blocking asks once, and takes the conversation away from both.
    await other.getByRole('button', { name: 'Conversation options' }).click();
    await other.getByRole('menuitem', { name: 'Block Priya Raghavan' }).click();
    await other
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Block/ })
      .click();
    await expect(other.getByText('Priya Raghavan is blocked.')).toBeVisible();
    await expect(other).toHaveURL(/\/dm$/);
    await page.reload();
    await expect(page.getByText('Conversation not found')).toBeVisible();
  });
});

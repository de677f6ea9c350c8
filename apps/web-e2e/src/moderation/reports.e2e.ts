import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessibleEverywhere,
  expectFits,
  postArrives,
  test,
} from '../support/journey';
import type { SignedIn } from '../support/journey';

const QUEUE = '/settings?section=moderation';
const OWN = '/settings?section=reports';
const REASON = 'You promise a return that no one can promise.';
const ANSWER = 'The second sentence says that it is a joke.';

/** Publishes a post with the composer. @returns its path */
async function publish(page: Page, text: string): Promise<string> {
  await page.goto('/?tab=latest');
  await page.getByRole('button', { name: 'What are you working on?' }).click();
  const composer = page.getByRole('dialog');
  await composer.getByRole('textbox', { name: 'Text' }).fill(text);
  const posted = postArrives(page);
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await posted;
  const post = page.getByRole('article').filter({ hasText: text });
  const href = await post.getByRole('link', { name: /^Open .+’s post/ }).getAttribute('href');
  return href ?? '';
}

async function report(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page
    .getByRole('button', { name: /^More options for .+’s post/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this post' });
  await dialog.getByRole('radio', { name: 'Illegal goods or services' }).check();
  await dialog.getByRole('textbox', { name: /moderator know/ }).fill('It sells what no one has.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Report sent. You’ll be notified of the outcome.')).toBeVisible();
}

/** Hides the first case of the queue: the gravest. Only keys are pressed. */
async function hideByKeyboard(page: Page, text: string): Promise<void> {
  const { keyboard } = page;
  const cases = page.getByRole('list', { name: 'Open cases' }).getByRole('listitem');
  await expect(cases.filter({ hasText: text })).toBeVisible();
  const form = page.getByRole('form', { name: 'Your decision' });
  const opened = page.getByRole('article').filter({ hasText: text });
  // There and back, since the first case is open already.
  await expect(opened).toBeVisible();
  await keyboard.press('j');
  await expect(opened).toHaveCount(0);
  await keyboard.press('k');
  await expect(opened).toBeVisible();
  await keyboard.press('3');
  await expect(form.getByRole('radio', { name: '3. Hide it' })).toBeChecked();
  await keyboard.press('Tab');
  const rule = form.getByRole('combobox', { name: 'Which rule was broken?' });
  await expect(rule).toBeFocused();
  for (let place = 0; place < 3; place += 1) await keyboard.press('ArrowDown');
  await expect(rule).toHaveValue('FRAUD');
  await keyboard.press('Tab');
  await keyboard.type(REASON);
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByText('Case decided: Hidden.')).toBeVisible();
  await expect(cases.filter({ hasText: text })).toHaveCount(0);
}

/** Opens a case on a phone and leaves it, by the button and by the browser: each time its row has the focus again. */
async function expectFocusBack(page: Page): Promise<void> {
  const row = page
    .getByRole('list', { name: 'Open cases' })
    .getByRole('listitem')
    .nth(1)
    .getByRole('button');
  const back = page.getByRole('button', { name: 'Back to the queue' });
  await row.click();
  await back.click();
  await expect(row).toBeFocused();
  await row.click();
  await expect(back).toBeVisible();
  await page.goBack();
  await expect(row).toBeFocused();
}

/** Makes a demo account a moderator. */
async function promote(admin: SignedIn, email: string): Promise<void> {
  const { member } = await admin.call<{ member: { person: { id: string } } }>(
    'POST',
    '/v1/moderation/people/by-email',
    { email },
  );
  await admin.call('PATCH', `/v1/moderation/people/${member.person.id}/role`, {
    role: 'MODERATOR',
    given: true,
    reason: 'Answers appeals.',
  });
}

async function openAppeal(page: Page, text: string): Promise<void> {
  const cases = page.getByRole('list', { name: 'Open cases' }).getByRole('listitem');
  await cases.filter({ hasText: text }).getByRole('button').click();
  await expect(page.getByText('Read its second sentence.')).toBeVisible();
}

async function reverse(page: Page, text: string): Promise<void> {
  await page.goto(QUEUE);
  await openAppeal(page, text);
  const opened = page.getByRole('article').filter({ hasText: text });
  await expect(opened.getByText(REASON).first()).toBeVisible();
  const form = page.getByRole('form', { name: 'Your answer' });
  await form.getByRole('radio', { name: 'Reverse the decision' }).check();
  await form.getByRole('textbox', { name: 'Reason for the author' }).fill(ANSWER);
  await form.getByRole('button', { name: 'Answer appeal' }).click();
  await expect(page.getByText('Decision reversed.')).toBeVisible();
}

test.describe('reports, decisions and appeals', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test.slow();

  test('O12: a reported post is hidden, its author appeals, and another moderator reverses it', async ({
    page,
    openAs,
    expectAccessible,
  }) => {
    const text = `I’ll double your money in a week. I can’t, of course. ${Date.now()}`;
    const [author, reporter, admin, mentor] = [
      await openAs('candidate'),
      await openAs('founder'),
      await openAs('admin'),
      await openAs('mentor'),
    ];
    const [ofAuthor, ofReporter, ofAdmin, ofMentor] = [
      await author.newPage(),
      await reporter.newPage(),
      await admin.newPage(),
      await mentor.newPage(),
    ];
    const path = await publish(ofAuthor, text);
    const post = (shown: Page) => shown.getByRole('article').filter({ hasText: text });
    await page.goto(path);
    await expect(post(page)).toBeVisible();

    await report(ofReporter, path);
    await ofReporter.goto(OWN);
    const ownReport = ofReporter.getByRole('listitem').filter({ hasText: text });
    await expect(ownReport).toContainText('Received');

    await ofAdmin.setViewportSize({ width: 1440, height: 900 });
    await ofAdmin.goto(QUEUE);
    await hideByKeyboard(ofAdmin, text);
    await expect(ofAdmin.getByRole('form', { name: 'Your decision' })).toBeVisible();
    await expectAccessibleEverywhere(ofAdmin);
    await ofAdmin.setViewportSize({ width: 390, height: 900 });
    await ofAdmin.goto(QUEUE);
    await expect(ofAdmin.getByRole('list', { name: 'Open cases' })).toBeVisible();
    await expectFits(ofAdmin);
    await expectAccessible(ofAdmin);
    await expectFocusBack(ofAdmin);
    await ofAdmin.setViewportSize({ width: 1440, height: 900 });

    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(post(page)).toHaveCount(0);
    await ofAuthor.goto(path);
    await expect(post(ofAuthor)).toContainText('Hidden by a moderator');

    // Its author reads a decision once it can’t be undone any more.
    const decision = ofAuthor.getByRole('listitem').filter({ hasText: text });
    await expect(async () => {
      await ofAuthor.goto(OWN);
      await expect(decision).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(decision).toContainText('Rule 3: Lies that cost people money');
    await expect(decision).toContainText(REASON);
    await expectAccessibleEverywhere(ofAuthor);
    await decision.getByRole('button', { name: 'Appeal' }).click();
    const dialog = ofAuthor.getByRole('dialog', { name: 'Appeal this decision' });
    await dialog.getByRole('textbox').fill('Read its second sentence.');
    await expectAccessible(ofAuthor);
    await dialog.getByRole('button', { name: 'Send appeal' }).click();
    await expect(decision).toContainText('You’ve appealed. Another moderator will answer.');
    await ofReporter.reload();
    await expect(ownReport).toContainText('It broke our guidelines: Rule 3');

    // Not by the moderator who decided.
    await ofAdmin.goto(QUEUE);
    await openAppeal(ofAdmin, text);
    await expect(ofAdmin.getByText(/so another moderator has to decide it/)).toBeVisible();
    await expect(ofAdmin.getByRole('form', { name: 'Your answer' })).toHaveCount(0);

    await promote(admin, 'mentor@upround.test');
    await ofMentor.setViewportSize({ width: 1440, height: 900 });
    await reverse(ofMentor, text);

    await page.goto(path);
    await expect(post(page)).toBeVisible();
    await ofReporter.reload();
    await expect(ownReport).toContainText('No breach');
    await ofAuthor.reload();
    await expect(decision).toContainText('Your appeal was successful.');
    await expect(decision).toContainText(ANSWER);
    await expectAccessible(ofAuthor);
  });

  test('O12: members who aren’t moderators don’t see the queue', async ({ page, signIn }) => {
    await signIn('recruiter');
    await page.goto(QUEUE);
    await expect(page.getByText(/This section doesn’t exist/)).toBeVisible();
  });
});

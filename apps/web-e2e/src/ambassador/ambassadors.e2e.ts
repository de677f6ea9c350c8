import { codeFrom, expect, expectFits, postArrives, test } from '../support/journey';
import type { SignedIn } from '../support/journey';

/** Approves what someone sent to staff. */
async function approve(admin: SignedIn, kind: string, title: string): Promise<void> {
  const { data } = await admin.call<{ data: { id: string; title: string }[] }>(
    'GET',
    `/v1/moderation/approvals?kind=${kind}`,
  );
  const request = data.find((one) => one.title === title);
  expect(request, JSON.stringify(data)).toBeDefined();
  await admin.call('POST', `/v1/moderation/approval/${request?.id}`, {
    kind,
    isApproved: true,
    reason: 'Knows the people.',
  });
}

test.describe('ambassadors', () => {
  test('a member applies, is approved, brings a friend by their link, and sees the points', async ({
    page,
    app,
    browser,
    newMember,
    signIn,
    openAs,
    expectAccessible,
  }) => {
    // The server looks each minute what people who were brought did.
    test.setTimeout(420_000);
    const member = await newMember('Ines Carvalho');
    await signIn(member);
    await page.goto('/ambassador');
    const why = 'Our reading group has thirty founders, and I would bring the ones who write.';
    const motivation = page.getByRole('textbox', { name: /^Why would you like/ });
    await motivation.fill('Too short.');
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(motivation).toHaveAccessibleDescription(/Write at least 40 characters/);
    await motivation.fill(why);
    await expectAccessible();
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByText('We’ve received your application')).toBeVisible();

    await approve(await openAs('admin'), 'AMBASSADOR', 'Ines Carvalho');
    await expect(page.getByRole('heading', { name: 'Your link', exact: true })).toBeVisible();
    await expectAccessible();
    const link = await page.getByRole('textbox', { name: 'Link to share' }).inputValue();
    expect(link).toMatch(/\/\?ref=[A-Z2-9]{8}$/);

    const context = await browser.newContext();
    const friend = await context.newPage();
    const counted = friend.waitForResponse((answer) => answer.url().endsWith('/referral-visit'));
    await friend.goto(link);
    expect((await counted).ok()).toBe(true);
    await expect(friend).toHaveURL(`${app.origin}/`);
    await friend.goto(`${app.origin}/login?view=sign-up`);
    await expect(friend.getByLabel('Referral code')).toHaveValue(/^[A-Z2-9]{8}$/);
    await expect(friend.getByText('Ines Carvalho invited you.')).toBeVisible();
    await expectAccessible(friend);
    const email = `friend-${Date.now()}@example.com`;
    await friend.getByLabel('Your name').fill('Bruno Salgado');
    await friend.getByLabel('Email address').fill(email);
    await friend.getByRole('textbox', { name: 'Password' }).fill('four plain words here');
    await friend.getByRole('button', { name: 'Create account' }).click();
    await friend.getByLabel('Six-digit code').fill(await codeFrom(app, email));
    await expect(friend.getByRole('heading', { name: 'Tell people who you are' })).toBeVisible();
    await friend.goto(app.origin);
    await friend
      .getByRole('button', { name: /Write a post|What are you/ })
      .first()
      .click();
    const composer = friend.getByRole('dialog', { name: 'Write a post' });
    await composer.getByRole('textbox', { name: 'Text' }).fill('My first post: hello, builders.');
    const posted = postArrives(friend);
    await composer.getByRole('button', { name: 'Post', exact: true }).click();
    await posted;
    await context.close();

    await page.goto('/ambassador?tab=points');
    await expect(page.getByText('Person 1 wrote their first post')).toBeVisible({
      timeout: 240_000,
    });
    await expectAccessible();
    await page.setViewportSize({ width: 320, height: 800 });
    await expectFits(page);
  });

  test('an invitation makes someone an ambassador at once, and works once', async ({
    page,
    newMember,
    signIn,
    openAs,
    expectAccessible,
  }) => {
    await signIn('ambassador');
    await page.goto('/ambassador?tab=invitations');
    await page.getByRole('button', { name: 'Create invitation' }).click();
    const link = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
    await expectAccessible();
    const { context } = await openAs(await newMember('Tove Lindqvist'));
    const guest = await context.newPage();
    await guest.goto(link);
    await expect(guest.getByText('Kabir Anand invites you to be an ambassador')).toBeVisible();
    await expectAccessible(guest);
    await guest.getByRole('button', { name: 'Join the programme' }).click();
    await expect(guest.getByRole('heading', { name: 'Your link', exact: true })).toBeVisible();
    const other = await openAs(await newMember('Rune Aas'));
    const late = await other.context.newPage();
    await late.goto(link);
    await expect(late.getByText('This invitation doesn’t work')).toBeVisible();
  });

  test('a guest reads the board, an ambassador and what brings points', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/ambassador/leaderboard?season=ALL');
    const first = page.getByRole('link', { name: /Kabir Anand|Jasmine/ }).first();
    await expect(first).toBeVisible();
    await expectAccessible();
    await page.goto('/ambassador/kabir-anand');
    await expect(page.getByRole('heading', { level: 1, name: /Kabir Anand/ })).toBeVisible();
    await expectAccessible();
    await page.goto('/ambassador/incentives');
    await expect(page.getByText('100').first()).toBeVisible();
    await expectAccessible();
    for (const width of [320, 1_440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectFits(page);
    }
  });

  test('a creator opens the statement of a month and downloads it', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('ambassador');
    await page.goto('/creator-program');
    const statement = page.getByRole('link', { name: /^Statement for / }).first();
    await statement.click();
    await expect(page).toHaveURL(/month=\d{4}-\d{2}/);
    await expect(page.getByText('Creators’ pool')).toBeVisible();
    await expectAccessible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^creator-statement-\d{4}-\d{2}\.csv$/);
  });
});

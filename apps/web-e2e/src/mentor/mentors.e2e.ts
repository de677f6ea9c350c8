import { expect, expectAccessibleOnPhone, test, writeArrives } from '../support/journey';

test.describe('mentors', () => {
  test('a guest filters the directory, is matched by answers, and comes back to booking after the login', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/mentor');
    await page.getByRole('link', { name: /^Fundraising/ }).click();
    await expect(page).toHaveURL(/need=FUNDRAISING/);
    await expectAccessible();
    await page.goto('/mentor/MentorFunnelDynamic');
    const answer = async (name: RegExp) => {
      // By keyboard, as the cards are drawn over their radio buttons.
      await page.getByRole('radio', { name }).press('Space');
      await page.getByRole('button', { name: 'Continue' }).click();
    };
    await answer(/^Seed/);
    await answer(/^Finance/);
    await expect(page).toHaveURL(/stage=SEED.*need=FINANCE/);
    await expectAccessible();
    await page.goBack();
    await expect(page.getByRole('radio', { name: /^Finance/ })).toBeChecked();
    await page.goto('/book-mentor?mentor=sunita-rao');
    await expect(page).toHaveURL(/\/login\?next=/);
  });

  test('a member reviews a past session, which the other side reads once both are in', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('founder');
    await page.goto('/mentor/booking?when=past');
    await page
      .getByRole('link', { name: /Write a review/ })
      .first()
      .click();
    const review = page.getByRole('article');
    await review.getByRole('radio', { name: '5 stars' }).check();
    await review.getByRole('textbox', { name: 'Review' }).fill('Clear, and kind about it.');
    await expectAccessible();
    const sent = writeArrives(page, 'POST', /\/review$/);
    await review.getByRole('button', { name: 'Send review' }).click();
    await sent;
    await expect(review.getByText('Clear, and kind about it.')).toBeVisible();
    await page.reload();
    await expect(review.getByText('Clear, and kind about it.')).toBeVisible();
  });

  test('a member offers sessions, staff approve, and the directory lists them', async ({
    page,
    newMember,
    signIn,
    openAs,
    expectAccessible,
  }) => {
    const member = await newMember('Ilse Vermeer');
    await signIn(member);
    await page.goto('/mentor?view=offer');
    const profile = page.getByRole('region', { name: 'Profile' });
    await profile.getByRole('textbox', { name: 'Headline' }).fill('Ran operations for ten years');
    await profile.getByRole('textbox', { name: 'About' }).fill('Bring the process that hurts.');
    await profile.getByRole('textbox', { name: 'Proof' }).fill('Operations lead at two companies.');
    await profile.getByRole('checkbox', { name: 'Hiring' }).check();
    await profile.getByRole('checkbox', { name: 'Seed', exact: true }).check();
    await profile.getByRole('combobox', { name: 'Add a language' }).selectOption('nl');
    await profile.getByRole('button', { name: 'Save' }).click();
    const services = page.getByRole('region', { name: 'Services' });
    await services.getByRole('button', { name: 'Add a service' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a service' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Operations hour');
    await dialog.getByRole('textbox', { name: 'Price in rupees' }).fill('1,500');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Add a service' }).click();
    await expect(services.getByText('₹1,500')).toBeVisible();
    const hours = page.getByRole('region', { name: 'Hours' });
    await hours.getByRole('button', { name: 'Add hours on Monday' }).click();
    await hours.getByRole('button', { name: /^Copy to weekdays/ }).click();
    await hours.getByRole('button', { name: 'Save' }).click();
    await expect(hours.getByText('Your next available times')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Send for review' }).click();
    await expect(page.getByText('In review')).toBeVisible();

    const admin = await openAs('admin');
    const { data } = await admin.call<{ data: { id: string; title: string }[] }>(
      'GET',
      '/v1/moderation/approvals?kind=MENTOR_PROFILE',
    );
    const request = data.find(({ title }) => title === 'Ran operations for ten years');
    expect(request, JSON.stringify(data)).toBeDefined();
    await admin.call('POST', `/v1/moderation/approval/${request?.id}`, {
      kind: 'MENTOR_PROFILE',
      isApproved: true,
      reason: 'Checked.',
    });
    await page.reload();
    await page.getByRole('link', { name: 'See your page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ilse Vermeer' })).toBeAttached();
    await expect(page.getByText('Operations hour').first()).toBeVisible();
  });

  test('a profile leads to its mentor, and the time of an old link is checked', async ({
    page,
    newMember,
    signIn,
    expectAccessible,
  }) => {
    await signIn(await newMember('Petra Lang'));
    await page.goto('/user/sunita-rao');
    const card = page.getByRole('region', { name: 'Mentors on' });
    await expect(card.getByText(/^Next: .*, \d+:\d\d/)).toBeVisible();
    await expectAccessible();
    await card.getByRole('link', { name: 'Book a session' }).click();
    await expect(page).toHaveURL(/\/mentor\?mentor=sunita-rao$/);
    await expect(page.getByRole('button', { name: 'Message Sunita Rao' })).toBeVisible();
    const sessions = page.getByRole('region', { name: 'Sessions' });
    const href = await sessions
      .getByRole('link', { name: 'Book Read your runway' })
      .getAttribute('href');
    const start = new Date(Date.now() + 7 * 86_400_000);
    start.setUTCHours(5, 7, 0, 0);
    await page.goto(`${href}&start=${start.toISOString()}&step=review`);
    const notice = page
      .getByRole('status')
      .filter({ hasText: 'That time isn’t available any more' });
    await expect(notice.getByRole('button')).toHaveCount(3);
    await expectAccessible();
    await notice.getByRole('button').first().click();
    await page.getByLabel('Your goal').fill('Is our runway what we think?');
    await page.getByRole('button', { name: 'Review your booking' }).click();
    await page.getByRole('button', { name: 'Request session' }).click();
    await expect(page).toHaveURL(/\/mentor\/booking\?booking=/);
    await page.goto('/book-mentor?mentor=sunita-rao');
    await expect(page.getByText('You already have an open request with Sunita Rao')).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: 'See your request' }).click();
    await expect(
      page.getByRole('article').getByText('Waiting for an answer').first(),
    ).toBeVisible();
  });

  test('the side bar leads to mentors and fits its window', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn('founder');
    await page.goto('/about');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Mentors', exact: true }).click();
    await expect(page).toHaveURL(/\/mentor$/);
    await expect(main.getByRole('link', { name: 'Mentors' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const hidden = () =>
      page.locator('header').evaluate((bar) => bar.scrollHeight - bar.clientHeight);
    expect(await hidden()).toBe(0);
  });

  test('pages of mentors are accessible and fit a phone, in both themes', async ({
    page,
    signIn,
  }) => {
    test.slow();
    await signIn('mentor');
    await expectAccessibleOnPhone(page, [
      '/mentor',
      '/mentor?mentor=ishaan-kapoor',
      '/mentor?view=offer',
      '/mentor/MentorFunnelDynamic?stage=SEED',
      '/mentor/booking?as=mentor',
      '/book-mentor?mentor=ishaan-kapoor',
    ]);
  });
});

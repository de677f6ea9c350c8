import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { choose, expect, receivesEvents, test } from '../support/journey';

/** A demo mentor in Kolkata, who offers a free session and an hour for 2,400 rupees. */
const MENTOR = '/mentor?mentor=sunita-rao';

/** Chooses a day that is more than the mentor's 24 hours ahead: the third with several available times. Then a time of it. */
async function chooseTime(part: Page | Locator, at: number): Promise<string> {
  await choose(part.getByRole('radio', { name: /available times$/ }).nth(2));
  const times = part.getByRole('group', { name: /^Available times on/ }).getByRole('radio');
  const time = times.nth(at);
  await choose(time);
  return time.inputValue();
}

/** When a calendar entry begins and which of its versions it is. */
async function calendarOf(page: Page): Promise<string[]> {
  const href = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  const text = await (await page.request.get(new URL(href ?? '', page.url()).pathname)).text();
  return text
    .split('\r\n')
    .filter((line) => /^(?:UID|DTSTART|SEQUENCE|STATUS)\b/.test(line))
    .sort();
}

/** A browser of its own in a zone of its own. */
const inZone = (browser: Browser, baseURL: string, timezoneId: string): Promise<BrowserContext> =>
  browser.newContext({ baseURL, timezoneId });

/** Pays on the page that plays the payer's UPI app, which opens in a tab of its own. */
async function approve(page: Page): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the test payment page' }).click();
  const payer = await opened;
  await payer.getByRole('button', { name: 'Approve' }).click();
  await expect(payer.getByRole('status')).toBeVisible();
  await payer.close();
}

test.describe('sessions with mentors', () => {
  // Two people go through a session from booking to refund.
  test.setTimeout(300_000);

  test('a founder in London books, pays, moves and cancels an hour with a mentor in Kolkata', async ({
    browser,
    app,
    server,
    newMember,
    expectAccessible,
  }) => {
    const founder = await newMember('Tessa Brook');
    const london = await inZone(browser, app.origin, 'Europe/London');
    const kolkata = await inZone(browser, app.origin, 'Asia/Kolkata');
    await server.members.signIn(london, founder);
    await server.members.signIn(kolkata, 'mentor');
    const page = await london.newPage();
    await page.goto(MENTOR);
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Finance hour' })
      .getByRole('link', { name: /^Book/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Choose a time' })).toBeVisible();
    await page.getByRole('button', { name: 'Next month' }).click();
    await chooseTime(page, 0);
    await expect(page.getByText(/Europe\/London/).first()).toBeVisible();
    await expect(page.getByText(/Asia\/Kolkata \(GMT\+5:30\)/).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Your goal').fill('How long does our money last?');
    await expect(page.getByText('Draft saved on this device')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Your goal')).toHaveValue('How long does our money last?');
    await page.getByRole('button', { name: 'Review your booking' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL(/\/Payment\?payment=/);
    await approve(page);

    await page.goto('/mentor/booking');
    const session = page.getByRole('article');
    await expect(session.getByText('Waiting for an answer').first()).toBeVisible();
    const heard = receivesEvents(page);
    await page.reload();
    await heard;

    const other = await kolkata.newPage();
    await other.goto('/mentor/booking?as=mentor');
    await other
      .getByRole('link', { name: /Tessa Brook/ })
      .first()
      .click();
    // Until then, the first request that waits for an answer is open.
    const asked = other.getByRole('article').filter({ hasText: 'Tessa Brook' });
    await asked.getByRole('button', { name: 'Confirm session' }).click();
    await expect(asked.getByText('Confirmed', { exact: true })).toBeVisible();
    // The founder's open page hears it.
    await expect(session.getByText('Confirmed', { exact: true })).toBeVisible();
    expect(await calendarOf(page)).toEqual(await calendarOf(other));

    await page.getByRole('button', { name: 'Move session' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move this session' });
    await expectAccessible(page);
    const start = await chooseTime(dialog, 1);
    await dialog.getByRole('button', { name: 'Move session' }).click();
    await expect(dialog).toBeHidden();
    await expect(session.getByText('Confirmed, moved')).toBeVisible();
    await expect(
      other.getByRole('article').locator(`time[datetime="${start}"]`).first(),
    ).toBeVisible();
    const moved = await calendarOf(page);
    expect(await calendarOf(other)).toEqual(moved);
    expect(moved.join()).toContain('SEQUENCE:1');

    await page.getByRole('button', { name: 'Cancel session' }).click();
    const question = page.getByRole('dialog', { name: 'Cancel this session?' });
    await expect(question.getByText('You get ₹2,400 back.')).toBeVisible();
    await question.getByRole('button', { name: 'Cancel session' }).click();
    await expect(page.getByText('You got ₹2,400 back.')).toBeVisible();
    await expect(other.getByText('Tessa Brook cancelled this session')).toBeVisible();

    // Mails name the time on both clocks, as the pages do.
    const clock = (zone: string) =>
      new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' })
        .format(new Date(start))
        .replace(/^0/, '');
    const cancelled = async () =>
      (await app.mailsTo(founder.email)).find((text) => text.includes('Subject: Cancelled: '));
    await expect.poll(cancelled).toBeDefined();
    // Quoted-printable text breaks long lines.
    const mail = (await cancelled())?.replace(/=\r?\n/g, '') ?? '';
    for (const zone of ['Europe/London', 'Asia/Kolkata']) expect(mail).toContain(clock(zone));
    await london.close();
    await kolkata.close();
  });
});

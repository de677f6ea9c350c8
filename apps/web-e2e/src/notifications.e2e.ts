import type { Browser, Page } from '@playwright/test';
import type { AppServer } from './app-server';
import { DEMO_PASSWORD, demoAccounts, expect, hearsEvents, test } from './journey';

const POST = '/post/kochi-meetup';

/** Somebody else in a browser of their own, on the founder's post. */
async function another(browser: Browser, app: AppServer, account: keyof typeof demoAccounts) {
  const context = await browser.newContext({ baseURL: app.origin });
  const data = { email: demoAccounts[account], password: DEMO_PASSWORD };
  const answer = await context.request.post('/v2/auth', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  const page = await context.newPage();
  await page.goto(POST);
  return {
    page,
    async like() {
      const button = page.getByRole('article').first().getByRole('button', { name: /^Like/ });
      const answered = page.waitForResponse((response) => response.url().endsWith('/v1/like'));
      await button.click();
      await answered;
    },
    async comment(words: string) {
      const comments = page.getByRole('region', { name: 'Comments' });
      await comments.getByRole('textbox', { name: 'Write a comment' }).fill(words);
      await comments.getByRole('button', { name: 'Comment', exact: true }).click();
      await expect(comments.getByRole('listitem').filter({ hasText: words })).toBeVisible();
    },
    close: () => context.close(),
  };
}

/** Calls the API as the founder, in a session of its own: the browser's is left alone. */
async function asFounder(app: AppServer, method: string, path: string, body?: object) {
  const send = async (way: string, to: string, data?: object, token?: string) => {
    const headers = {
      ...(data && { 'content-type': 'application/json' }),
      ...(token && { 'access-token': token }),
    };
    const content = data && { body: JSON.stringify(data) };
    const answer = await fetch(`${app.origin}${to}`, { method: way, headers, ...content });
    return (await answer.json()) as unknown;
  };
  const account = { email: demoAccounts.founder, password: DEMO_PASSWORD };
  const { token } = (await send('POST', '/v2/auth', account)) as { token: string };
  return send(method, path, body, token);
}

const place = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Notifications/ });

test.describe('notifications', () => {
  test('spec 4.30: what somebody does is told at once, listed, and marked', async ({
    page,
    browser,
    app,
    signIn,
    expectAccessible,
  }) => {
    await signIn('founder');
    // What the demo community did is read.
    await asFounder(app, 'PATCH', '/v1/notification', { all: true });
    const hears = hearsEvents(page);
    await page.goto('/');
    await hears;
    const rohan = await another(browser, app, 'candidate');
    await rohan.like();
    await expect(place(page)).toContainText('1 unread');
    await expect(page).toHaveTitle(/^\(\d+\) /);

    await place(page).click();
    const like = page.getByRole('link', { name: /^Unread: Rohan Kulkarni .*liked your post/ });
    await expect(like).toBeVisible();
    await expectAccessible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await expect(like).toBeVisible();
    await expectAccessible();

    await rohan.comment('Is there still room on Thursday?');
    const arrived = page.getByRole('button', { name: '1 new' });
    await expect(arrived).toBeVisible();
    const comment = page.getByRole('link', { name: /^Unread: Rohan Kulkarni .*commented/ });
    await expect(comment).toBeHidden();
    await arrived.click();
    await expect(comment).toBeVisible();
    await expect(place(page)).toContainText('2 unread');

    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(place(page)).not.toContainText('unread');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(place(page)).toContainText('2 unread');

    await comment.click();
    await expect(page).toHaveURL(/\/post\/kochi-meetup#c-/);
    await expect(place(page)).toContainText('1 unread');
    await page.goBack();
    await expect(like).toBeVisible();
    await expect(comment).toBeHidden();
    await page.getByRole('button', { name: 'Mark as read' }).click();
    await expect(place(page)).not.toContainText('unread');
    await page.reload();
    await expect(page.getByRole('link', { name: /^Rohan Kulkarni .*liked/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeHidden();
    await rohan.close();
  });

  test('spec 4.28, 4.16: push is switched on by its button, and shows its banner', async ({
    page,
    browser,
    context,
    app,
    signIn,
    expectAccessible,
  }) => {
    await context.grantPermissions(['notifications']);
    await signIn('founder');
    await page.goto('/settings?section=notifications');
    await page.getByRole('button', { name: 'Turn on push' }).click();
    await expect(page.getByText('Push is on for this browser.')).toBeVisible();
    await expect(page.getByText('This browser', { exact: true })).toBeVisible();
    await expectAccessible();
    const worker = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return [registration.scope, registration.updateViaCache];
    });
    expect(worker).toEqual([`${app.origin}/`, 'none']);

    const hears = hearsEvents(page);
    await page.goto('/pods');
    await hears;
    const priya = await another(browser, app, 'recruiter');
    await priya.comment('May I bring two people along?');
    const banner = page.getByRole('region', { name: 'New notification' });
    await expect(banner).toContainText('Priya Raghavan commented on your post');
    await expect(banner).toContainText('May I bring two people along?');
    await expectAccessible();
    await banner.getByRole('link').click();
    await expect(page).toHaveURL(/\/post\/kochi-meetup#c-/);
    await expect(banner).toBeEmpty();

    const devices = async () => {
      const list = await asFounder(app, 'GET', '/v1/devices/fcm');
      return (list as { data: unknown[] }).data.length;
    };
    await expect.poll(devices).toBe(1);
    await page.goto('/settings?section=notifications');
    await page.getByRole('button', { name: 'Turn off push here' }).click();
    await expect(page.getByRole('button', { name: 'Turn on push' })).toBeVisible();
    await expect.poll(devices).toBe(0);

    await page.getByRole('button', { name: 'Turn on push' }).click();
    await expect(page.getByText('Push is on for this browser.')).toBeVisible();
    await expect.poll(devices).toBe(1);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(devices).toBe(0);
    await priya.close();
  });
});

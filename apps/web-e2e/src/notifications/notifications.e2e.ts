import type { Page } from '@playwright/test';
import { expect, receivesEvents, test } from '../support/journey';
import type { SignedIn } from '../support/journey';

const POST = '/post/kochi-meetup';

/** Someone else in a browser of their own, on the founder's post. */
async function onThePost({ newPage }: SignedIn) {
  const page = await newPage();
  await page.goto(POST);
  return {
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
  };
}

const place = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Notifications/ });

test.describe('notifications', () => {
  test('spec 4.30: an action notifies the other person right away, is listed, and can be marked as read', async ({
    page,
    openAs,
    signIn,
    settle,
    expectAccessible,
  }) => {
    await signIn('founder');
    await settle();
    // The notifications of the demo community are read, so that this journey counts its own.
    await (await openAs('founder')).call('PATCH', '/v1/notification', { all: true });
    const receives = receivesEvents(page);
    await page.goto('/');
    await receives;
    const rohan = await onThePost(await openAs('candidate'));
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
  });

  test('spec 4.28, 4.16: push is turned on by its button and shows a banner', async ({
    page,
    openAs,
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

    const receives = receivesEvents(page);
    await page.goto('/pods');
    await receives;
    const priya = await onThePost(await openAs('recruiter'));
    await priya.comment('May I bring two people along?');
    const banner = page.getByRole('region', { name: 'New notification' });
    await expect(banner).toContainText('Priya Raghavan commented on your post');
    await expect(banner).toContainText('May I bring two people along?');
    await expectAccessible();
    await banner.getByRole('link').click();
    await expect(page).toHaveURL(/\/post\/kochi-meetup#c-/);
    await expect(banner).toBeEmpty();

    // By a session of its own, since the one in the page ends below.
    const founder = await openAs('founder');
    const devices = async () => {
      const { data } = await founder.call<{ data: unknown[] }>('GET', '/v1/devices/fcm');
      return data.length;
    };
    await expect.poll(devices).toBe(1);
    await page.goto('/settings?section=notifications');
    await page.getByRole('button', { name: 'Turn off push here' }).click();
    await expect(page.getByRole('button', { name: 'Turn on push' })).toBeVisible();
    await expect.poll(devices).toBe(0);

    await page.getByRole('button', { name: 'Turn on push' }).click();
    await expect(page.getByText('Push is on for this browser.')).toBeVisible();
    await expect.poll(devices).toBe(1);
    await page.getByRole('button', { name: /’s account$/ }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(devices).toBe(0);
  });
});

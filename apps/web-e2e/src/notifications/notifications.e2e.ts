import type { Page } from '@playwright/test';
import { expect, receivesEvents, test, writeArrives } from '../support/journey';
import type { SignedIn } from '../support/journey';

/** Someone publishes a post by the API. Answers its address. */
async function publish({ context, headers }: SignedIn): Promise<string> {
  const multipart = { type: 'POST', text: 'In Kochi on the 9th? Six of us meet for breakfast.' };
  const published = await context.request.post('/v2/post', { headers, multipart });
  expect(published.ok(), await published.text()).toBe(true);
  const { data } = (await published.json()) as { data: { slug: string } };
  return `/post/${data.slug}`;
}

/** Someone else in a browser of their own, on a post. */
async function onThePost({ newPage }: SignedIn, address: string) {
  const page = await newPage();
  await page.goto(address);
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
      // A comment has an id once it is stored; the one that is being sent has none.
      const stored = comments.getByRole('listitem').and(page.locator('[id^="c-"]'));
      await expect(stored.filter({ hasText: words })).toBeVisible();
    },
  };
}

const place = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Notifications/ });

test.describe('notifications', () => {
  test('spec 4.30: an action notifies the other person right away, is listed, and can be marked as read', async ({
    page,
    newMember,
    openAs,
    signIn,
    settle,
    expectAccessible,
  }) => {
    // Someone new, since a demo account is also notified of deadlines that come near while the journey runs.
    const author = await newMember('Meenakshi Pillai');
    const post = await publish(await openAs(author));
    await signIn(author);
    await settle();
    const receives = receivesEvents(page);
    await page.goto('/');
    await receives;
    const rohan = await onThePost(await openAs('candidate'), post);
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
    await expect(page).toHaveURL(new RegExp(`${post}#c-`));
    await expect(place(page)).toContainText('1 unread');
    await page.goBack();
    await expect(like).toBeVisible();
    await expect(comment).toBeHidden();
    const read = writeArrives(page, 'PATCH', /\/notification$/);
    await page.getByRole('button', { name: 'Mark as read' }).click();
    await expect(place(page)).not.toContainText('unread');
    await read;
    await page.reload();
    await expect(page.getByRole('link', { name: /^Rohan Kulkarni .*liked/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeHidden();
  });

  test('spec 4.28, 4.16: push is turned on by its button and shows a banner', async ({
    page,
    newMember,
    openAs,
    context,
    app,
    signIn,
    expectAccessible,
  }) => {
    await context.grantPermissions(['notifications']);
    const member = await newMember('Meenakshi Pillai');
    const author = await openAs(member);
    const post = await publish(author);
    await signIn(member);
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
    const priya = await onThePost(await openAs('recruiter'), post);
    await priya.comment('May I bring two people along?');
    const banner = page.getByRole('region', { name: 'New notification' });
    await expect(banner).toContainText('Priya Raghavan commented on your post');
    await expect(banner).toContainText('May I bring two people along?');
    await expectAccessible();
    await banner.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${post}#c-`));
    await expect(banner).toBeEmpty();

    // By a session of its own, since the one in the page ends below.
    const devices = async () => {
      const { data } = await author.call<{ data: unknown[] }>('GET', '/v1/devices/fcm');
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

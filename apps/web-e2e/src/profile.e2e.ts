import { expect, test } from './journey';

test.describe('profiles', () => {
  test('a member follows somebody, reads their posts in the feed, and unfollows', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('recruiter');
    await page.goto('/user/rohan-kulkarni');
    await expect(page.getByRole('heading', { level: 1, name: 'Rohan Kulkarni' })).toBeVisible();
    await expect(
      page.getByRole('feed', { name: 'Posts' }).getByRole('article').first(),
    ).toBeVisible();
    await expectAccessible();
    const follow = page.getByRole('button', { name: /^Follow(ing)? Rohan Kulkarni$/ }).first();
    const wasFollowed = (await follow.getAttribute('aria-pressed')) === 'true';
    if (!wasFollowed) {
      const answered = page.waitForResponse((answer) => answer.url().endsWith('/v1/follow'));
      await follow.click();
      await answered;
    }
    await page.goto('/?tab=following');
    await expect(
      page.getByRole('feed', { name: 'Posts' }).getByText('Rohan Kulkarni').first(),
    ).toBeVisible();
  });

  test('spec 2.14: somebody who is not there is 404 with the app around it', async ({ page }) => {
    const answer = await page.goto('/user/nobody-of-that-name');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { expect, expectFits, postArrives, test, writeArrives } from '../support/journey';

const composer = (page: Page) => page.getByRole('dialog', { name: 'Write a post' });
const feed = (page: Page) => page.getByRole('feed', { name: 'Posts' });

async function openComposer(page: Page) {
  await page.getByRole('button', { name: 'What are you working on?' }).click();
  await expect(composer(page)).toBeVisible();
}

test.describe('the feed', () => {
  test('is readable by a guest, accessible in both themes, and fits a phone', async ({
    page,
    expectAccessibleInThemes,
  }) => {
    for (const [path, title] of [
      ['/', 'Home'],
      ['/?tab=latest', 'Home'],
      ['/pods', 'Pods'],
      ['/pods/build-notes', 'Build notes'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached();
      await expect(page.locator('[data-layout="default"]')).toBeVisible();
      if (path !== '/pods') await expect(feed(page).getByRole('article').first()).toBeVisible();
      await expectAccessibleInThemes();
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    await expect(feed(page).getByRole('article').first()).toBeVisible();
    await expectFits(page);
  });

  test('spec 2.1: the tab is in the URL', async ({ page, signIn }) => {
    await signIn('founder');
    await page.goto('/');
    await page.getByRole('link', { name: 'Latest', exact: true }).click();
    await expect(page).toHaveURL(/\?tab=latest$/);
    await page.getByRole('link', { name: 'Trending', exact: true }).click();
    await expect(page).not.toHaveURL(/tab=/);
  });

  test('a member writes a post with a picture, and deletes it', async ({ page, signIn }) => {
    await signIn('founder');
    await page.goto('/?tab=latest');
    const words = `First pilot signed, number ${Date.now()}`;
    await openComposer(page);
    await composer(page).getByRole('textbox', { name: 'Text' }).fill(words);
    await composer(page)
      .locator('input[type=file]')
      .setInputFiles({
        name: 'screen.png',
        mimeType: 'image/png',
        buffer: await page.screenshot(),
      });
    await composer(page)
      .getByRole('textbox', { name: /descri|alt/i })
      .first()
      .fill('The feed as it looked on the day');
    await composer(page).getByRole('button', { name: 'Post', exact: true }).click();
    await expect(composer(page)).toBeHidden();
    const post = feed(page).getByRole('article').filter({ hasText: words });
    await expect(post).toBeVisible();
    await expect(post.getByRole('img', { name: 'The feed as it looked on the day' })).toBeVisible();

    await post.getByRole('button', { name: /^More options for / }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Delete/ })
      .click();
    await expect(post).toBeHidden();
  });

  test('spec 4.7: one member writes a poll and another votes once', async ({
    page,
    signIn,
    openAs,
  }) => {
    await signIn('founder');
    await page.goto('/?tab=latest');
    const question = `Which day suits, ${Date.now()}`;
    await openComposer(page);
    await composer(page).getByRole('radio', { name: 'Poll' }).click();
    await composer(page).getByRole('textbox', { name: 'Question' }).fill(question);
    await composer(page).getByRole('textbox', { name: 'Option 1' }).fill('Monday');
    await composer(page).getByRole('textbox', { name: 'Option 2' }).fill('Friday');
    const posted = postArrives(page);
    await composer(page).getByRole('button', { name: 'Post', exact: true }).click();
    await expect(feed(page).getByRole('article').filter({ hasText: question })).toBeVisible();
    await posted;

    const other = await (await openAs('investor')).newPage();
    await other.goto('/?tab=latest');
    const poll = feed(other).getByRole('article').filter({ hasText: question });
    // Until the ballot is there, its room is a part of the card, which opens the post.
    await expect(poll.getByRole('radio', { name: 'Friday' })).toBeEnabled();
    await poll.getByText('Friday').click();
    const voted = writeArrives(other, 'POST', /\/activity$/);
    await poll.getByRole('button', { name: 'Vote', exact: true }).click();
    await expect(poll.getByText('100%')).toBeVisible();
    await voted;
    await other.reload();
    await expect(poll.getByText('100%')).toBeVisible();
  });

  test('spec 4.12: a draft survives a reload', async ({ page, signIn }) => {
    await signIn('candidate');
    await page.goto('/');
    await openComposer(page);
    await composer(page).getByRole('textbox', { name: 'Text' }).fill('Half a thought about hiring');
    await expect(composer(page).getByText('Draft saved').last()).toBeVisible();
    await page.reload();
    await openComposer(page);
    await expect(composer(page).getByRole('textbox', { name: 'Text' })).toHaveValue(
      'Half a thought about hiring',
    );
  });

  test('spec 4.5: going back restores the scroll position', async ({ page, signIn }) => {
    await signIn('founder');
    await page.goto('/?tab=latest');
    await expect(feed(page).getByRole('article').first()).toBeVisible();
    // Over the posts: the side bar may scroll by itself.
    await feed(page).getByRole('article').first().hover();
    await page.mouse.wheel(0, 4000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1500);
    const inSight = () =>
      feed(page)
        .getByRole('link', { name: /^Open .+’s post/ })
        .evaluateAll((found) =>
          found
            .filter((link) => {
              const { top } = link.getBoundingClientRect();
              return top > 100 && top < window.innerHeight - 100;
            })
            .map((link) => link.getAttribute('href')),
        );
    // A post may be as tall as the screen; then the next one is scrolled to.
    await expect(async () => {
      if ((await inSight()).length === 0) await page.mouse.wheel(0, 200);
      expect(await inSight()).not.toEqual([]);
    }).toPass();
    const [address] = await inSight();
    const link = feed(page).locator(`a[href="${address}"]`).first();
    // Without a click: until it stands still.
    await link.click({ trial: true });
    const before = (await link.boundingBox())?.y ?? 0;
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await page.goBack();
    await expect(link).toBeVisible();
    await expect
      .poll(async () => Math.abs(((await link.boundingBox())?.y ?? 9999) - before))
      .toBeLessThan(24);
  });
});

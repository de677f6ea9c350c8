import type { Page } from '@playwright/test';
import { expect, expectFits, test, writeArrives } from '../support/journey';

const edit = (page: Page) => page.getByRole('region', { name: 'Edit your profile' });
const experience = (page: Page) => page.getByRole('region', { name: 'Experience' });

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await expect(edit(page)).toBeVisible();
}

test.describe('profiles', () => {
  test('are readable by a guest, accessible in both themes, and fit a phone', async ({
    page,
    expectAccessibleInThemes,
  }) => {
    for (const [path, title] of [
      ['/user/vikram-desai', 'Vikram Desai'],
      ['/user/vikram-desai/followers', 'Vikram Desai’s followers'],
    ] as const) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached();
      await expect(page.getByRole('button', { name: /^Follow/ }).first()).toBeVisible();
      await expectAccessibleInThemes();
      await page.setViewportSize({ width: 320, height: 640 });
      await expect(page.locator('[data-top-bar]')).toBeVisible();
      await expect(page.locator('header').getByText('Upround')).toBeHidden();
      await expectFits(page);
      await expectAccessibleInThemes();
    }
  });

  test('one’s own is accessible in both themes while it is edited', async ({
    page,
    signIn,
    expectAccessibleInThemes,
  }) => {
    await signIn('mentor');
    await page.goto('/');
    await page.getByRole('link', { name: 'Profile' }).first().click();
    await openForm(page);
    await experience(page).getByRole('button', { name: 'Add experience' }).click();
    await experience(page)
      .getByRole('form')
      .getByRole('button', { name: 'Add experience' })
      .click();
    await expect(page.getByText('Enter the company or organisation.')).toBeVisible();
    await expectAccessibleInThemes();
    for (const tab of ['Saved', 'Activity']) {
      const tabs = page.getByRole('navigation', { name: 'Your posts and activity' });
      const link = tabs.getByRole('link', { name: tab });
      await link.click();
      // The words below are in both tabs, and in the open form.
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page.getByText(/^(Only you can see this|What you)/).first()).toBeVisible();
      await expectAccessibleInThemes();
    }
  });

  test('a member follows someone, reads their posts in the feed, and unfollows', async ({
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

  test('A2, R17: a headline is edited in place, and the old URL redirects to the new one', async ({
    page,
    signIn,
  }) => {
    await signIn('ambassador');
    await page.goto('/user/kabir-anand');
    await openForm(page);
    const words = `Ambassador, evenings for founders ${Date.now()}`;
    // Posts below name their author with the headline and more in one line.
    const headline = page
      .locator('main header')
      .getByRole('paragraph')
      .filter({ hasText: new RegExp(`^${words}$`) });
    await edit(page).getByRole('textbox', { name: 'Headline' }).fill(words);
    await page.keyboard.press('Tab');
    await expect(edit(page).getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(headline).toBeVisible();

    await openForm(page);
    await edit(page).getByRole('textbox', { name: 'Profile URL' }).fill('kabir-evenings');
    await edit(page).getByRole('button', { name: 'Change URL' }).click();
    await expect(page).toHaveURL(/\/user\/kabir-evenings$/);
    await page.goto('/user/kabir-anand?tab=pods');
    await expect(page).toHaveURL(/\/user\/kabir-evenings\?tab=pods$/);
    await expect(headline).toBeVisible();
    await openForm(page);
    await edit(page).getByRole('textbox', { name: 'Profile URL' }).fill('kabir-anand');
    await edit(page).getByRole('button', { name: 'Change URL' }).click();
    await expect(page).toHaveURL(/\/user\/kabir-anand\?tab=pods$/);
  });

  test('P7, A3, D1: experience is added, edited, removed and restored', async ({
    page,
    signIn,
  }) => {
    await signIn('ambassador');
    await page.goto('/user/kabir-anand');
    await experience(page).getByRole('button', { name: 'Add experience' }).click();
    const form = experience(page).getByRole('form');
    await form.getByRole('textbox', { name: 'Title' }).fill('Host');
    await form.getByRole('combobox', { name: 'Company or organisation' }).fill('Lanternrow');
    await form.getByRole('combobox', { name: 'Start month' }).selectOption('March');
    await form.getByRole('combobox', { name: 'Start year' }).selectOption('2024');
    await form.getByRole('button', { name: 'Add experience' }).click();
    await expect(experience(page).getByText('March 2024 – present')).toBeVisible();

    await experience(page).getByRole('button', { name: 'Edit Host, Lanternrow' }).click();
    await form.getByRole('textbox', { name: 'Title' }).fill('Lead host');
    const saved = writeArrives(page, 'PATCH', /\/experience\/[^/]+$/);
    await form.getByRole('button', { name: 'Save' }).click();
    await saved;
    await page.reload();
    await expect(experience(page).getByRole('heading', { name: 'Lead host' })).toBeVisible();

    const remove = page.getByRole('button', { name: 'Remove Lead host, Lanternrow' });
    await remove.click();
    await expect(remove).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(remove).toBeVisible();
    await page.reload();
    await expect(experience(page).getByRole('heading', { name: 'Lead host' })).toBeVisible();
  });

  test('an image is cropped with keys and slider, described, and shown in full', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn('ambassador');
    await page.goto('/user/kabir-anand');
    const picture = page.getByRole('link', { name: /^Open Kabir Anand’s photo/ });
    const before = await picture.getAttribute('href');
    await page.getByRole('button', { name: 'Change your photo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Profile photo' });
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: await page.screenshot(),
    });
    const part = dialog.getByRole('group', { name: /^Visible part of the image/ });
    await part.focus();
    await page.keyboard.press('ArrowRight');
    await dialog.getByRole('slider', { name: 'Zoom' }).focus();
    await page.keyboard.press('ArrowRight');
    await expectAccessible();
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Kabir on the day');
    await dialog.getByRole('button', { name: 'Save image' }).click();
    await expect(dialog).toBeHidden();
    await expect(picture).toHaveAccessibleName(/Kabir on the day$/);
    await expect(picture).not.toHaveAttribute('href', before ?? '');
    const after = (await picture.getAttribute('href')) ?? '';
    const size = await page.evaluate(async (url) => {
      const { width, height } = await createImageBitmap(await (await fetch(url)).blob());
      return { width, height };
    }, after);
    expect(size.width, 'a portrait is square').toBe(size.height);
    await picture.click();
    await expect(page.getByRole('img', { name: 'Kabir on the day' }).last()).toBeVisible();
  });

  test('G8: follow lists are searched, and mark who follows the reader', async ({
    page,
    signIn,
  }) => {
    await signIn('founder');
    await page.goto('/user/vikram-desai/followers');
    const list = page.getByRole('list', { name: 'Followers' });
    await expect(list.getByText('Follows you').first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search this list' }).fill('ishaan');
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(page).toHaveURL(/query=ishaan/);
    const row = list.getByRole('listitem');
    await expect(row.getByText('Follows you')).toBeVisible();
    await row.getByRole('button', { name: 'Follow Ishaan Kapoor' }).click();
    await row.getByRole('button', { name: 'Following Ishaan Kapoor' }).click();
    await expect(row.getByRole('button', { name: 'Follow Ishaan Kapoor' })).toBeVisible();
  });

  test('X12: a block hides both people from each other until it’s removed', async ({
    page,
    signIn,
    openAs,
  }) => {
    await signIn('candidate');
    const other = await (await openAs('mentor')).newPage();
    await other.goto('/');
    const own = await other.getByRole('link', { name: 'Profile' }).first().getAttribute('href');
    await page.goto('/');
    const mine = await page.getByRole('link', { name: 'Profile' }).first().getAttribute('href');
    if (own === null || mine === null) throw new Error('the frame leads to no profile');

    await page.goto(own);
    await page
      .getByRole('button', { name: /^More options for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Block' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Block/ })
      .click();
    await expect(page.getByRole('heading', { name: /^You blocked/ })).toBeVisible();
    await other.goto(mine);
    await expect(other.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: /^Follow/ }).first()).toBeVisible();
    await other.reload();
    await expect(other.getByRole('button', { name: /^Follow/ }).first()).toBeVisible();
  });

  test('`/user/me` opens your own page after login', async ({ page, signIn }) => {
    const answer = await page.goto('/user/me');
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL(/\/login\?next=%2Fuser%2Fme$/);
    await signIn('founder');
    await page.goto('/user/me');
    await expect(page).toHaveURL(/\/user\/meera-nair$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Meera Nair' })).toBeAttached();
  });

  test('spec 2.14: an unknown person is a 404 within the app', async ({ page }) => {
    const answer = await page.goto('/user/nobody-of-that-name');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  });
});

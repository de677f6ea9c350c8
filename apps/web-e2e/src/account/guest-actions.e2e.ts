import type { Page } from '@playwright/test';
import {
  codeFrom,
  DEMO_PASSWORD,
  demoAccounts,
  expect,
  expectFits,
  test,
  textOf,
  writeArrives,
} from '../support/journey';

async function signUp(page: Page, name: string, email: string) {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('four plain words here');
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function logIn(page: Page) {
  await page.getByLabel('Email address').fill(demoAccounts.founder);
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test.describe('a guest’s actions', () => {
  for (const width of [390, 1_280]) {
    test(`a guest likes a post, signs up and finds it liked, at ${width} px`, async ({
      page,
      app,
      expectAccessible,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const email = `nadia-${width}-${Date.now()}@example.com`;
      await page.goto('/');
      const post = page.getByRole('article').nth(2);
      const author = await post.getByRole('link').first().innerText();
      await post.getByRole('button', { name: /^Like/ }).click();
      await expect(page.getByText(`Log in to like ${author}’s post.`)).toBeVisible();
      await page.getByRole('link', { name: 'Create an account' }).click();
      await expect(page.getByText(`Create an account to like ${author}’s post.`)).toBeVisible();
      await signUp(page, 'Nadia Sen', email);
      const code = page.getByLabel('Six-digit code');
      const right = await codeFrom(app, email);
      await code.fill(right === '000000' ? '000001' : '000000');
      await expect(code).toHaveAccessibleDescription(/wrong or has expired/);
      await expect(code).toBeFocused();
      await code.fill(right);

      await expect(page.getByRole('heading', { name: 'Tell people who you are' })).toBeVisible();
      await expect(page.getByText('Liked.')).toBeVisible();
      await expect(page.getByLabel('Headline')).toBeVisible();
      await expectAccessible();
      await expectFits(page);
      await page.getByLabel('Headline').fill('Builds water meters');
      await page.getByRole('button', { name: 'Continue' }).click();
      const followed = writeArrives(page, 'POST', /\/v1\/follow$/);
      await page
        .getByRole('button', { name: /^Follow / })
        .nth(1)
        .click();
      await expectAccessible();
      await expectFits(page);
      await followed;
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Follow a few people' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Following / })).toHaveCount(1);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page
        .getByRole('button', { name: /^Join / })
        .first()
        .click();
      await page.getByRole('button', { name: 'Show my feed' }).click();

      await expect(page).toHaveURL(/localhost:\d+\/$/);
      const liked = page.getByRole('article').filter({ hasText: author }).first();
      await expect(liked.getByRole('button', { name: /^Like/ })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await page.goto('/login?step=welcome');
      await expect(page).toHaveURL(/localhost:\d+\/$/);
      await page.goto('/?tab=following');
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  }

  test('a guest applies, logs in and finds the form open', async ({ page }) => {
    await page.goto('/jobs');
    const link = page.getByRole('article').nth(1).getByRole('link').first();
    const title = await textOf(link);
    await link.click();
    // The job that was open before has the same button.
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await page.getByRole('button', { name: 'Log in to apply' }).click();
    await expect(page.getByText(/^Log in to apply to /)).toBeVisible();
    await logIn(page);
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a guest comments, logs in and finds the text', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('article')
      .nth(1)
      .getByRole('link', { name: /^Comment/ })
      .click();
    await page.getByLabel('Write a comment').fill('How long did it take?');
    await page.getByRole('button', { name: 'Log in to comment' }).click();
    await expect(page.getByText(/^Log in to comment on .+’s post\.$/)).toBeVisible();
    await logIn(page);
    const field = page.getByLabel('Write a comment');
    await expect(field).toHaveValue('How long did it take?');
    await expect(field).toBeFocused();
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(page.getByRole('listitem').getByText('How long did it take?')).toBeVisible();
  });

  test('leaving the login page drops the guest’s action', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (/\/v1\/like$/.test(request.url())) sent.push(request.method());
    });
    await page.goto('/');
    const like = page.getByRole('article').first().getByRole('button', { name: /^Like/ });
    await like.click();
    await expect(page.getByText(/^Log in to like /)).toBeVisible();
    await page.goBack();
    await expect(like).toBeVisible();
    await page.goto('/login');
    await expect(page.getByText(/^Log in to like /)).toBeHidden();
    await logIn(page);
    await expect(page.getByText('What are you working on?').first()).toBeVisible();
    await expect(like).toBeVisible();
    expect(sent).toEqual([]);
  });
});

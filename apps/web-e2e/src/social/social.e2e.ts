import { expect, test, writeArrives } from '../support/journey';

test.describe('likes and comments', () => {
  test('spec 4.6: a like is saved and can be undone', async ({ page, signIn }) => {
    await signIn('mentor');
    await page.goto('/post/hundredth-clinic');
    const like = page.getByRole('article').first().getByRole('button', { name: /^Like/ });
    await expect(like).toBeVisible();
    const wasPressed = (await like.getAttribute('aria-pressed')) === 'true';
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/v1/like'));
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', String(!wasPressed));
    await answered;
    await page.reload();
    await expect(like).toHaveAttribute('aria-pressed', String(!wasPressed));
  });

  test('a member comments, replies and deletes both', async ({ page, signIn }) => {
    await signIn('investor');
    await page.goto('/post/rohan-thanks');
    const words = `Ask them what they would drop first, ${Date.now()}`;
    const comments = page.getByRole('region', { name: 'Comments' });
    await comments.getByRole('textbox', { name: 'Write a comment' }).fill(words);
    await comments.getByRole('button', { name: 'Comment', exact: true }).click();
    const comment = comments.getByRole('listitem').filter({ hasText: words }).first();
    await expect(comment).toBeVisible();

    await comment.getByRole('button', { name: /^Reply to/ }).click();
    await comment.getByRole('textbox', { name: /^Reply to/ }).fill('And then wait.');
    const replied = writeArrives(page, 'POST', /\/reply$/);
    await comment.getByRole('button', { name: 'Reply', exact: true }).last().click();
    await expect(comment.getByText('And then wait.')).toBeVisible();
    await replied;

    await page.reload();
    await comments.getByRole('combobox', { name: 'Sort comments' }).selectOption('new');
    await expect(comment).toBeVisible();
    await comment
      .getByRole('button', { name: /^More options for .+’s comment/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Delete/ })
      .click();
    await expect(comments.getByText(words)).toBeHidden();
  });

  test('spec 1.2: a guest who likes a post logs in and comes back', async ({ page }) => {
    await page.goto('/post/rohan-thanks');
    await page.getByRole('article').first().getByRole('button', { name: /^Like/ }).click();
    await expect(page).toHaveURL(/\/login\?/);
    await page.getByLabel('Email address').fill('ambassador@upround.test');
    await page.getByRole('textbox', { name: 'Password' }).fill('upround-demo');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/post\/rohan-thanks/);
  });
});

import { expect, test } from '../support/journey';

test.describe('link previews', () => {
  test('are shown in the post, open in a new tab, and don’t stop the card from opening the post', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/post/reading-water-meters');
    const card = page.getByRole('link', { name: /One summer of meters/ });
    await expect(card).toBeVisible();
    await expect(card).toContainText('waterledger.example');
    await expect(card).toHaveAttribute('target', '_blank');
    await expect(card).toHaveAttribute('rel', 'noopener nofollow ugc');
    const picture = card.getByRole('img');
    await expect(picture).toHaveAttribute('src', /^\/media\//);
    await expect(picture).toHaveJSProperty('complete', true);
    await expectAccessible();
  });

  test('R14: a link without a preview is posted as a plain link', async ({ page, signIn }) => {
    await signIn('ambassador');
    await page.goto('/');
    await page.getByRole('button', { name: 'What are you working on?' }).click();
    const host = `nobody-${Date.now()}.example`;
    const looked = page.waitForResponse((answer) => answer.url().includes('/v1/fetch-meta'));
    await page
      .getByRole('textbox', { name: 'Text' })
      .fill(`Nobody answers at https://${host}/page`);
    expect((await looked).status()).toBe(404);
    await expect(page.getByText('Loading preview')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Remove preview' })).toBeHidden();
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(
      page
        .getByRole('article')
        .filter({ hasText: `Nobody answers at ${host}` })
        .first(),
    ).toBeVisible();
  });

  test('T1: a private address gets no preview and is posted as text', async ({ page, signIn }) => {
    await signIn('mentor');
    await page.goto('/');
    await page.getByRole('button', { name: 'What are you working on?' }).click();
    const looked = page.waitForResponse((answer) => answer.url().includes('/v1/fetch-meta'));
    await page.getByRole('textbox', { name: 'Text' }).fill('See http://169.254.169.254/latest');
    expect((await looked).status()).toBe(400);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    const article = page.getByRole('article').filter({ hasText: '169.254.169.254/latest' }).first();
    await expect(article).toBeVisible();
    await expect(article.getByRole('link', { name: /opens in a new tab/ })).toHaveCount(0);
  });
});

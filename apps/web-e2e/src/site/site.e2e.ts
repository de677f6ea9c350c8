import { expect, expectFits, test } from '../support/journey';

const documents = [
  ['/about', 'About Upround', 'default'],
  ['/community-guidelines', 'Community guidelines', 'default'],
  ['/terms', 'Terms of use', 'none'],
  ['/privacy-policy', 'Privacy policy', 'none'],
  ['/refund-policy', 'Refund policy', 'none'],
  ['/shipping-and-delivery', 'Shipping and delivery', 'none'],
  ['/support', 'Support', 'none'],
  ['/contact-us', 'Contact us', 'none'],
  ['/download', 'Upround on your device', 'none'],
] as const;

test.describe('the site', () => {
  for (const [path, title, layout] of documents) {
    test(`spec 2.11: ${path} is in the layout ${layout}, in both themes and on a phone`, async ({
      page,
      expectAccessibleInThemes,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(title));
      await expect(page.locator(`[data-layout="${layout}"]`)).toBeVisible();
      await expect(page.locator(`[data-page="${path}"]`)).toBeVisible();
      await expectAccessibleInThemes();
      await page.setViewportSize({ width: 320, height: 640 });
      await expectFits(page);
    });
  }

  test('Support finds an answer by its words', async ({ page, expectAccessible }) => {
    await page.goto('/support');
    await page.getByText('Why hasn’t my code arrived?').click();
    await expect(page.getByText('It can take two minutes.')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search the answers' }).fill('résumé PDF');
    await expect(page.getByText('It needs to be a PDF of up to 5 MB')).toBeVisible();
    await expect(page.getByText('Why hasn’t my code arrived?')).toHaveCount(0);
    await expectAccessible();
  });

  test('an address with a typing mistake names the page that was meant', async ({ page }) => {
    await page.goto('/artciles/surviving-layoffs-in-india');
    await page.getByRole('link', { name: '/articles/surviving-layoffs-in-india' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Surviving layoffs in India' }),
    ).toBeAttached();
  });

  test('spec 2.8: feedback by a guest gets a receipt', async ({ page, expectAccessible }) => {
    await page.goto('/feedback');
    await page.getByRole('radio', { name: 'Idea' }).check();
    await page
      .getByRole('textbox', { name: 'What would you like to tell us?' })
      .fill('A list of grants by deadline would save me an hour a week.');
    await expectAccessible();
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByText('Thanks, we got it')).toBeVisible();
    await expect(page.getByText('Reference number', { exact: true })).toBeVisible();
    await expectAccessible();
  });

  test('spec 4.12: unsent feedback survives a reload', async ({ page }) => {
    await page.goto('/feedback');
    const text = page.getByRole('textbox', { name: 'What would you like to tell us?' });
    await text.fill('Half a thought');
    await expect(page.getByText('Draft saved on this device')).toBeVisible();
    await page.reload();
    await expect(text).toHaveValue('Half a thought');
  });

  test('empty feedback isn’t sent, and the error says why', async ({ page }) => {
    await page.goto('/feedback');
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByText('Write a few words first.')).toBeVisible();
  });
});

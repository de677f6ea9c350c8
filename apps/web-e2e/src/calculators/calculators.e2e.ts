import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, expectFits, test } from '../support/journey';

const result = (page: Page) => page.getByRole('complementary', { name: 'Result' });
const headline = (page: Page) => result(page).getByRole('status');

/** Chooses a file of the menu. @returns its path */
async function downloaded(page: Page, item: string): Promise<string> {
  await page.getByRole('button', { name: 'Download' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: item }).click(),
  ]);
  return download.path();
}

/** The words of all pages of a PDF. */
async function textOfPdf(path: string): Promise<string> {
  const document = await getDocument({ data: Uint8Array.from(await readFile(path)) }).promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join('');
    }),
  );
  return pages.join(' ');
}

test.describe('the valuation calculator', () => {
  test('is accessible in both themes, and fits a phone', async ({
    page,
    expectAccessibleInThemes,
  }) => {
    await page.goto('/valuation-calculator');
    await expect(headline(page)).toContainText('₹7.74Cr');
    await page.getByRole('button', { name: /^Venture capital/ }).click();
    await expectAccessibleInThemes();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFits(page);
  });

  test('a guest computes, and another browser opens the same numbers', async ({
    page,
    browser,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/valuation-calculator');
    await page.getByRole('textbox', { name: 'Team' }).fill('4 Cr');
    await page.getByRole('radio', { name: '$ USD' }).check({ force: true });
    await page.getByRole('textbox', { name: 'Name of SAFE 1' }).fill('Tideway Angels');
    // The page updates the result asynchronously.
    await expect(headline(page)).toContainText('$');
    const shown = await headline(page).innerText();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.length).toBeLessThan(900);

    const other = await browser.newContext();
    const opened = await other.newPage();
    await opened.goto(link);
    await expect(headline(opened)).toHaveText(shown, { useInnerText: true });
    await expect(opened.getByRole('row', { name: /^Tideway Angels/ })).toBeVisible();
    await expect(opened).toHaveTitle(/Valuation/);
    await other.close();
    // The address says the same as the link.
    await expect.poll(() => page.url()).toBe(link);
    await page.reload();
    await expect(headline(page)).toHaveText(shown, { useInnerText: true });
  });

  test('a member saves scenarios, compares them, and takes a report along', async ({
    page,
    signIn,
  }) => {
    await signIn('founder');
    await page.goto('/valuation-calculator');
    const save = async (name: string) => {
      await page.getByRole('button', { name: 'Scenarios' }).click();
      await page.getByRole('button', { name: 'Save these numbers' }).click();
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
      await page.getByRole('button', { name: 'Save scenario' }).click();
      await expect(page.getByText(`Saved “${name}”.`)).toBeVisible();
    };
    await save('As planned');
    await page.getByRole('textbox', { name: 'Team' }).fill('1 Cr');
    await save('Without the team');
    await page.getByRole('button', { name: 'Scenarios' }).click();
    await page.getByRole('checkbox', { name: 'Compare “As planned”' }).check({ force: true });
    await page.getByRole('button', { name: 'Compare with what’s open' }).click();
    const table = page.getByRole('dialog', { name: 'Compare scenarios' }).getByRole('table');
    await expect(table.getByRole('row', { name: /^Berkus/ })).toHaveText(/₹6Cr.*₹7\.5Cr/);
    await page.keyboard.press('Escape');

    const csv = await readFile(await downloaded(page, 'Spreadsheet (CSV)'), 'utf8');
    expect(csv).toContain('Berkus,Value,60000000,INR');
    const pdf = await textOfPdf(await downloaded(page, 'Report with charts (PDF)'));
    for (const words of ['Valuation calculator', 'Berkus', '₹6Cr', 'Founder 1', 'not tax']) {
      expect(pdf).toContain(words);
    }
  });

  test('draws 10,000 sets of numbers in the background', async ({ page }) => {
    await page.goto('/valuation-calculator');
    await page.getByRole('combobox', { name: 'Method to try' }).selectOption('Venture capital');
    await page.getByRole('button', { name: 'Run 10,000 simulations' }).click();
    await expect(page.getByText(/Half of the values are between ₹.+ and ₹/)).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByRole('img', { name: 'How often each value came up' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Team' }).fill('1 Cr');
    await expect(page.getByText(/^Your numbers have changed/)).toBeVisible();
  });
});

test.describe('the calculator of stock options', () => {
  test('is accessible, fits a phone, and opens the same numbers elsewhere', async ({
    page,
    browser,
    context,
    expectAccessible,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/esop-calculator');
    const figures = page.getByRole('main').locator('dl').first();
    await expect(figures).toContainText('₹');
    await expectAccessible();
    const before = await figures.innerText();
    await page
      .getByRole('textbox', { name: /Strike/ })
      .first()
      .fill('25');
    await expect(figures).not.toHaveText(before, { useInnerText: true });
    const shown = await figures.innerText();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await browser.newContext({ locale: 'en-GB', timezoneId: 'Asia/Kolkata' });
    const opened = await other.newPage();
    await opened.goto(link);
    await expect(opened.getByRole('main').locator('dl').first()).toHaveText(shown, {
      useInnerText: true,
    });
    await other.close();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFits(page);
  });
});

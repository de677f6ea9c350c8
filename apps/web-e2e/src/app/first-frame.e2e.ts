import type { Page } from '@playwright/test';
import { expect, test, textOf } from '../support/journey';

/** The first words, and their positions. */
async function firstWords(page: Page, post: string) {
  const words = page.locator(post).first().locator('p[dir=auto].whitespace-pre-wrap').first();
  await expect(words).toBeVisible();
  // Letters of the page's own font, not of the one that stood in for it.
  await page.evaluate(() => document.fonts.ready);
  const box = await words.boundingBox();
  if (box === null) throw new Error('The words are not drawn');
  return { box, text: await words.textContent() };
}

test.describe('the first frame', () => {
  for (const who of ['guest', 'member'] as const) {
    for (const width of [390, 1_280]) {
      test(`a ${who} begins to read before the script is there, at ${width} px, and nothing moves`, async ({
        context,
        signIn,
      }) => {
        if (who === 'member') await signIn('founder');
        // A page of its own: the usual one fails a journey whose page reports an error.
        const page = await context.newPage();
        await page.setViewportSize({ width, height: 844 });
        await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort());
        await page.goto('/');
        const before = await firstWords(page, '#first-frame [data-post]');
        const guestLine = page.locator('#first-frame [data-guest]');
        const said = who === 'guest' ? await textOf(guestLine) : null;
        await expect(guestLine).toHaveCount(who === 'guest' ? 1 : 0);

        await page.unroute(/\/assets\/index-[^/]*\.js$/);
        await page.goto('/');
        const after = await firstWords(page, 'article');
        expect(before.text).toBe(after.text);
        for (const edge of ['x', 'y', 'width', 'height'] as const) {
          expect(Math.abs(before.box[edge] - after.box[edge])).toBeLessThanOrEqual(4);
        }
        if (said !== null) await expect(page.getByText(said, { exact: true })).toBeVisible();
        await page.close();
      });
    }
  }

  /** Opens a page, and expects its picture to be asked for once, before all others, by the preload. */
  async function expectPreloaded(page: Page, address: string, selector: string) {
    // The page before may still be asking for its own.
    await page.goto('about:blank');
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
    });
    await page.goto(address);
    const picture = page.locator(selector).first();
    await expect(picture).toBeVisible();
    const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    const preload = page.locator('head link[rel=preload][as=image]');
    await expect(preload).toHaveAttribute(
      'imagesrcset',
      (await picture.getAttribute('srcset')) ?? '',
    );
    await expect(preload).toHaveAttribute(
      'imagesizes',
      (await picture.getAttribute('sizes')) ?? '',
    );
    expect(pictures.filter((path) => path === new URL(shown).pathname)).toHaveLength(1);
    expect(pictures[0]).toBe(new URL(shown).pathname);
  }

  test('the picture of a post is asked for before the script is there, and once', async ({
    page,
  }) => {
    // A post of its own page: which post the feed begins with depends on the hour.
    await page.goto('/');
    const link = page
      .locator('article', { has: page.locator('a[target=_blank] img') })
      .first()
      .getByRole('link', { name: /^Open .*post/ });
    const address = await link.getAttribute('href');
    await expectPreloaded(page, address ?? '', 'article a[target=_blank] img');
  });

  test('the picture of the lead story is asked for before the script is there, and once', async ({
    page,
  }) => {
    await expectPreloaded(page, '/news', 'article img[width="1200"]');
  });
});

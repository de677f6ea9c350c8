import { expect, test } from '../support/journey';

test('spec 2: An image preview with zoom, rotate, previous/next and close is available globally', async ({
  page,
  expectAccessible,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/?tab=latest');
  const opener = page.getByRole('link', { name: /^Open full image/ }).first();
  await expect(async () => {
    await page.mouse.wheel(0, 800);
    await expect(opener).toBeVisible({ timeout: 500 });
  }).toPass();
  await opener.click();

  const preview = page.getByRole('dialog', { name: 'Image preview' });
  await expect(preview).toBeFocused();
  await expect(preview.getByRole('img')).toBeInViewport({ ratio: 1 });
  await expectAccessible();

  await preview.getByRole('button', { name: 'Zoom in' }).click();
  await page.keyboard.press('+');
  await expect(preview.getByRole('button', { name: 'Reset zoom, 225%' })).toBeVisible();
  const zoomed = await preview.getByRole('img').boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(async () => (await preview.getByRole('img').boundingBox())?.x)
    .toBeLessThan(zoomed?.x ?? 0);
  await page.keyboard.press('0');
  await preview.getByRole('button', { name: 'Rotate by 90 degrees' }).click();
  await expect(preview.getByRole('img')).toBeInViewport({ ratio: 1 });

  // Round and round, and never to the page behind.
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-layout] :focus')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(opener).toBeFocused();
});

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../support/journey';

test.describe('the front door', () => {
  test('spec 10: reports its health', async ({ request, app }) => {
    expect((await request.get('/healthz')).status()).toBe(200);
    expect((await request.get('/readyz')).status()).toBe(200);
    expect((await request.get('/metrics')).status()).toBe(404);
    const key = (await readFile(path.join(app.dataDir, 'operator-key'), 'utf8')).trim();
    const figures = await request.get('/metrics', { headers: { authorization: `Bearer ${key}` } });
    expect(await figures.text()).toContain('# HELP');
  });

  test('T49: documents the public calls and no internal one', async ({ request }) => {
    const answer = await request.get('/docs/openapi.json');
    expect(answer.status()).toBe(200);
    const { paths } = (await answer.json()) as { paths: Record<string, unknown> };
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/v4/post', '/v2/auth']));
    expect(Object.keys(paths).filter((name) => /internal|metrics/.test(name))).toEqual([]);
  });

  test('spec 2.10: an unknown path is 404 with the not-found page at its address', async ({
    page,
    expectAccessible,
  }) => {
    const answer = await page.goto('/no/such/page?x=1');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/no/such/page');
    await expectAccessible();
  });

  test('spec 10.6: the page includes its settings and the guest token', async ({ page }) => {
    await page.goto('/about');
    const config = JSON.parse(
      (await page.locator('script#runtime-config').textContent()) ?? '',
    ) as Record<string, unknown>;
    expect(config['guestToken']).toEqual(expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/));
  });

  test('T46: only runs its own scripts', async ({ context }) => {
    // A page of its own: the usual one fails a journey that meets the policy.
    const page = await context.newPage();
    const answer = await page.goto('/about');
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src')) ?? '';
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    const ran = await page.evaluate(async () => {
      const picture = document.createElement('img');
      const failed = new Promise((resolve) => picture.addEventListener('error', resolve));
      picture.setAttribute('onerror', 'window.strange = true');
      picture.src = 'data:image/png,not-a-picture';
      document.body.append(picture);
      await failed;
      return 'strange' in window;
    });
    expect(ran).toBe(false);
  });

  test('spec 4.10: keeps the colour mode, without a flash', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/about');
    await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'light');
    await page.evaluate(() => localStorage.setItem('color-mode', 'dark'));
    // Set before anything is painted: the attribute is there while the document still loads.
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.dataset['seenAtLoad'] =
          document.documentElement.dataset['colorMode'];
      });
    });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-seen-at-load', 'dark');
  });

  test('changes all colours at once when the device turns dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/jobs');
    // The first job opens a moment after the list, and its row changes its colour.
    const openJob = page.getByRole('region', { name: 'The job', exact: true });
    await expect(openJob.getByRole('term').first()).toBeVisible();
    await page.evaluate(() => {
      const root = document.documentElement;
      root.dataset['transitions'] = '0';
      document.addEventListener('transitionrun', ({ propertyName }) => {
        if (/color/.test(propertyName)) {
          root.dataset['transitions'] = String(Number(root.dataset['transitions']) + 1);
        }
      });
    });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
    // Transitions of elements report themselves within two frames.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect(page.locator('html')).toHaveAttribute('data-transitions', '0');
    // Pointing at a link fades its colour again.
    const link = page.getByRole('link', { name: 'Mentors' }).first();
    await link.hover();
    await expect(page.locator('html')).not.toHaveAttribute('data-transitions', '0');
  });

  test('spec 2.2: /posts redirects to the feed without a history entry', async ({ page }) => {
    await page.goto('/about');
    await page.goto('/posts?tab=latest#here');
    await expect(page).toHaveURL(/\/\?tab=latest#here$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });
});

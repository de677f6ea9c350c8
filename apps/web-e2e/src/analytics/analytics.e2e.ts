import type { Route } from '@playwright/test';
import { startDemoApp } from '../support/app-server';
import { startCaptureServer, type Behaviour } from '../support/capture-server';
import { demoAccounts, expect, test } from '../support/journey';
import { membersOf } from '../support/members';

test.describe('analytics', () => {
  test('spec 2: sends a page view after every route change, for members only', async ({
    browser,
  }) => {
    test.slow();
    const capture = await startCaptureServer();
    const app = await startDemoApp({ POSTHOG_KEY: 'phc_test', POSTHOG_HOST: capture.origin });
    const context = await browser.newContext({ baseURL: app.origin });
    const page = await context.newPage();

    await page.goto('/pods');
    await expect.poll(() => capture.paths().some((path) => path.includes('/flags'))).toBe(true);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(capture.events()).toEqual([]);

    await membersOf(app).signIn(context, 'founder');
    await page.goto('/?tab=latest');
    await page.getByRole('link', { name: 'Pods', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pods' })).toBeVisible();
    await expect.poll(capture.views, { timeout: 20_000 }).toEqual(['/?tab=latest', '/pods']);
    const identified = () => capture.events().filter(({ event }) => event === '$identify');
    await expect.poll(identified).toHaveLength(1);
    expect(JSON.stringify(capture.events())).not.toContain(demoAccounts.founder);

    await page.goto('/settings?section=privacy');
    const share = page.getByRole('switch', { name: 'Share usage data' });
    await share.click();
    await expect(share).not.toBeChecked();
    // The page before may still have something on its way; the ones that are opened from here on ask for nothing.
    await page.goto('about:blank');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    await page.goto('/pods');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(asked).not.toContain(capture.origin);

    await context.close();
    await app.stop();
    await capture.stop();
  });

  test('without a server of its own, an admin reads page views in the settings', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin');
    const counted = page.waitForResponse((answer) => answer.url().includes('/v1/analytics/e'));
    await page.goto('/community-guidelines');
    await counted;
    await page.goto('/settings?section=analytics');
    await expect(page.getByRole('table', { name: 'Most viewed pages' })).toBeVisible();
    await expect(page.getByText('Page views', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('img', { name: /^Page views by day/ })).toBeVisible();
    await expectAccessible();
  });

  test('R14: a third party that rejects, hangs or answers nonsense breaks nothing else', async ({
    browser,
  }) => {
    test.slow();
    const capture = await startCaptureServer();
    const app = await startDemoApp({
      POSTHOG_KEY: 'phc_test',
      POSTHOG_HOST: capture.origin,
      WEB_ANALYTICS_ID: 'G-TEST',
    });
    const members = membersOf(app);
    const tag: Record<string, (route: Route) => unknown> = {
      hang: () => undefined,
      '500': (route) => route.fulfill({ status: 500 }),
      garbage: (route) => route.fulfill({ body: '<<<', contentType: 'text/javascript' }),
      refuse: (route) => route.abort('connectionrefused'),
    };
    for (const [behaviour, answer] of Object.entries(tag)) {
      if (behaviour === 'refuse') await capture.stop();
      else capture.behave(behaviour as Behaviour);
      const context = await browser.newContext({ baseURL: app.origin });
      await context.route('https://www.googletagmanager.com/**', answer);
      await members.signIn(context, 'founder');
      const page = await context.newPage();
      const failures: string[] = [];
      // A tag that is no script is the browser's to complain about, in the log alone.
      page.on('pageerror', ({ message }) => {
        if (!message.startsWith('Unexpected token')) failures.push(message);
      });
      const tagged = page.waitForRequest(/googletagmanager/);
      await page.goto('/');
      await tagged;
      const post = page.getByRole('article').first();
      await post.getByRole('button', { name: /^(?:Like|Unlike)/ }).click();
      await page.getByRole('link', { name: 'Pods', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Pods' })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect([behaviour, failures]).toEqual([behaviour, []]);
      await context.close();
    }
    await app.stop();
  });
});

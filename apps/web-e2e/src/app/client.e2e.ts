import { chunkOf } from '../support/chunk-of';
import { expect, test } from '../support/journey';

test.describe('the client as a whole', () => {
  test('spec 4: a missing chunk reloads the page, at most once in ten seconds', async ({
    context,
    signIn,
  }) => {
    await signIn('founder');
    // A page of its own: the usual one fails a journey whose page reports an error.
    const page = await context.newPage();
    // The ten seconds do not go by, however busy the machine is.
    await page.clock.setFixedTime(new Date());
    let refusals = 1;
    await page.route(chunkOf('pods/pods-screen.tsx'), (route) => {
      if (route.request().resourceType() !== 'script' || refusals === 0) return route.continue();
      refusals -= 1;
      return route.fulfill({ status: 404 });
    });
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto('/about');
    await page.getByRole('link', { name: 'Pods', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pods' })).toBeVisible();
    await expect.poll(() => loads).toBe(2);

    refusals = Number.POSITIVE_INFINITY;
    await page.goto('/about');
    await page.getByRole('link', { name: 'Pods', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
    await expect(page.getByText('We couldn’t load this page.')).toBeVisible();
    await expect.poll(() => loads).toBe(3);
    refusals = 0;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pods' })).toBeVisible();
  });

  test('a page works without unread counts when their chunk can’t load', async ({
    context,
    signIn,
  }) => {
    await signIn('founder');
    // A page of its own: the usual one fails a journey whose page reports an error.
    const page = await context.newPage();
    let refused = 0;
    await page.route(chunkOf('layouts/live.tsx'), (route) => {
      refused += 1;
      return route.fulfill({ status: 404 });
    });
    await page.goto('/about');
    await expect.poll(() => refused).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1, name: /About/ })).toBeVisible();
    await page.getByRole('link', { name: 'Notifications', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  });

  test('what fails without a connection says so, and works again with one', async ({
    page,
    signIn,
  }) => {
    await signIn('founder');
    const code = page.waitForResponse(chunkOf('toasts/src/toast-stack.tsx'));
    await page.goto('/');
    await code;
    await page.context().setOffline(true);
    await page
      .getByRole('button', { name: /^Like, /, pressed: false })
      .first()
      .click();
    await expect(page.getByText(/like wasn’t saved.*You’re offline/)).toBeVisible();
    const menu = page
      .locator('article')
      .first()
      .getByRole('button', { name: /^More options/ });
    await menu.click();
    await expect(page.getByText(/Couldn’t open this.*You’re offline/)).toBeVisible();
    await page.context().setOffline(false);
    await menu.click();
    await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
  });

  test('keys that are pressed while their code arrives act in order', async ({ page, signIn }) => {
    await signIn('founder');
    // A key at the first moment at which shortcuts are listened for: after one that was pressed before.
    await page.addInitScript(() => {
      const add = window.addEventListener.bind(window);
      let isAwaited = false;
      add('await-shortcuts', () => (isAwaited = true));
      window.addEventListener = (...given: Parameters<typeof add>) => {
        add(...given);
        if (given[0] !== 'keydown' || !isAwaited) return;
        isAwaited = false;
        const key = { key: 'l', code: 'KeyL', bubbles: true, cancelable: true };
        queueMicrotask(() =>
          document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key)),
        );
      };
    });
    let arrive = () => undefined as void;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(chunkOf('app/global-keys.tsx'), async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto('/');
    const like = page
      .locator('article')
      .first()
      .getByRole('button', { name: /^Like, / });
    const before = await like.getAttribute('aria-pressed');
    await page.keyboard.press('j');
    await page.evaluate(() => window.dispatchEvent(new Event('await-shortcuts')));
    arrive();
    await expect(like).not.toHaveAttribute('aria-pressed', before ?? '');
  });

  test('the phone bar has five items whose labels fit at 320 px', async ({ page, signIn }) => {
    await signIn('founder');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/about');
    const places = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem');
    await expect(places.filter({ visible: true })).toHaveCount(5);
    const cut = () =>
      places.evaluateAll((items) =>
        items
          .flatMap((item) => [...item.querySelectorAll('span.truncate')])
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
    await expect.poll(cut).toEqual([]);
  });

  test('spec 7: a newer build is offered after an hour, and not while someone types', async ({
    page,
  }) => {
    await page.clock.install();
    const asked: string[] = [];
    await page.route('**/builds/latest.json*', (route) => {
      asked.push(new URL(route.request().url()).search);
      return route.fulfill({ json: { id: 'fedcba9876543210' } });
    });
    await page.goto('/pods');
    const search = page.getByRole('searchbox');
    await search.fill('hir');
    await page.clock.runFor('01:00:01');
    await expect.poll(() => asked).toEqual([expect.stringMatching(/^\?\d{13}$/)]);
    await expect(page.getByText('A new version of Upround is ready')).toBeHidden();
    await search.blur();
    await page.clock.runFor(100);
    await expect(page.getByText('A new version of Upround is ready')).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
  });

  test('spec 7: the page fetches its build’s manifest, and knows the build that is served', async ({
    page,
    request,
  }) => {
    const manifest = page.waitForResponse(/\/builds\/meta\/[0-9a-f]{16}\.json$/);
    await page.goto('/');
    const latest = (await (await request.get('/builds/latest.json?1')).json()) as { id: string };
    expect(await (await manifest).json()).toMatchObject({ id: latest.id });
  });

  test('spec 2: a bot gets the shell with its status and one line, not an error page', async ({
    browser,
    app,
  }) => {
    const context = await browser.newContext({
      baseURL: app.origin,
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    const page = await context.newPage();
    const lines: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        lines.push(message.text());
      }
    });
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.locator('[data-layout]')).toBeAttached();
    await expect.poll(() => lines).toEqual(['Page not found: /no/such/page']);
    await expect(page.getByText('Page Not Found')).toHaveCount(0);
    await context.close();
  });

  test('spec 4: the colour mode follows the system live, and other tabs', async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/about');
    const shown = page.locator('html');
    await expect(shown).toHaveAttribute('data-color-mode', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(shown).toHaveAttribute('data-color-mode', 'dark');
    const other = await context.newPage();
    await other.goto('/about');
    await other.getByRole('button', { name: 'More' }).click();
    await other.getByRole('radio', { name: 'Light' }).click();
    await expect(shown).toHaveAttribute('data-color-mode', 'light');
    expect(await page.evaluate(() => localStorage.getItem('color-mode'))).toBe('light');
  });
});

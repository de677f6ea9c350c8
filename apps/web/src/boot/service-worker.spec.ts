/** @jest-environment node */
import path from 'node:path';
import { safeNext, serviceWorkerPath } from '@upround/shared/links';
import ts from 'typescript';
import { hostileDeeplinks, runServiceWorker } from './service-worker.fixtures';

const file = path.resolve(__dirname, `../../public${serviceWorkerPath}`);

const payload = {
  notification: { title: 'Asha Rao liked your post', body: 'We closed it.', icon: '/media/a.webp' },
  data: { deeplink: '/post/data-rooms', tag: 'n-1', notificationId: 'n-1', type: 'LIKE' },
  from: '123',
};
const push = {
  title: 'Asha Rao follows you',
  body: 'See their profile.',
  image: null,
  icon: null,
  deeplink: '/user/asha-rao',
  tag: 'n-2',
  data: { notificationId: 'n-2' },
};

describe('T33: the service worker', () => {
  it('does push only: it answers no request and keeps no answer', () => {
    const { listeners } = runServiceWorker();
    expect([...listeners.keys()].sort()).toEqual([
      'install',
      'message',
      'notificationclick',
      'push',
    ]);
  });

  it('is free of type errors', () => {
    const program = ts.createProgram([file], {
      allowJs: true,
      checkJs: true,
      noEmit: true,
      strict: true,
      types: [],
      lib: ['lib.esnext.d.ts', 'lib.webworker.d.ts'],
      target: ts.ScriptTarget.ESNext,
    });
    const problems = ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText);
    expect(problems).toEqual([]);
  });

  it('spec 4.29: shows a push where no page is in sight, as text, under its tag', async () => {
    const worker = runServiceWorker();
    const hidden = worker.open({ visibilityState: 'hidden' });
    await worker.push(payload);
    expect(worker.shown).toEqual([
      {
        title: 'Asha Rao liked your post',
        options: {
          body: 'We closed it.',
          icon: `${worker.origin}/media/a.webp`,
          tag: 'n-1',
          data: { deeplink: '/post/data-rooms', notificationId: 'n-1' },
        },
      },
    ]);
    expect(hidden.heard).toEqual([]);
  });

  it('spec 4.16: hands a push to the page in sight, one of them, instead', async () => {
    const worker = runServiceWorker();
    const other = worker.open();
    const focused = worker.open({ focused: true });
    await worker.push(payload);
    expect([worker.shown, other.heard]).toEqual([[], []]);
    expect(focused.heard).toMatchObject([
      {
        kind: 'push.message',
        push: {
          title: 'Asha Rao liked your post',
          body: 'We closed it.',
          image: null,
          tag: 'n-1',
          deeplink: '/post/data-rooms',
          data: { notificationId: 'n-1', type: 'LIKE' },
        },
      },
    ]);
  });

  it.each([
    ['', 'nothing'],
    ['{', 'broken text'],
    ['null', 'null'],
    ['[]', 'a list'],
    ['{"notification":{"title":7}}', 'a title that is no text'],
    ['{"data":{"deeplink":"/"}}', 'no title'],
  ])('takes %j for no push: %s', async (text) => {
    const worker = runServiceWorker();
    await worker.push(text);
    expect(worker.shown).toEqual([]);
  });

  it('cuts what is too long, and shows pictures of this site or over HTTPS alone', async () => {
    const worker = runServiceWorker();
    const icon = 'javascript:alert(1)';
    await worker.push({ notification: { title: 'x'.repeat(999), body: 'y'.repeat(9_999), icon } });
    await worker.push({ notification: { title: 'b', image: 'http://evil.example/x.png' } });
    const [long, plain] = worker.shown;
    expect([long?.title.length, long?.options.body.length]).toEqual([200, 1_000]);
    expect(long?.options).not.toHaveProperty('icon');
    expect(plain?.options).not.toHaveProperty('image');
  });

  it('spec 4.29: shows what a page out of sight heard, unless another one is in sight', async () => {
    const worker = runServiceWorker();
    const page = worker.open({ visibilityState: 'hidden' });
    await worker.say(page, { kind: 'push.show', push });
    expect(worker.shown.map(({ title, options: { tag } }) => [title, tag])).toEqual([
      ['Asha Rao follows you', 'n-2'],
    ]);
    worker.open({ visibilityState: 'visible' });
    await worker.say(page, { kind: 'push.show', push });
    expect(worker.shown).toHaveLength(1);
  });

  it('hears no message of another origin, of a frame, of no one, or of another kind', async () => {
    const worker = runServiceWorker();
    const page = worker.open({ visibilityState: 'hidden' });
    const message = { kind: 'push.show', push };
    await worker.say(page, message, 'https://evil.example');
    await worker.say(page, message, 'null');
    await worker.say({ ...page, frameType: 'nested' }, message);
    await worker.say({ ...page, url: 'https://evil.example/' }, message);
    await worker.say({ postMessage: () => undefined }, message);
    await worker.say(null, message);
    for (const odd of [null, 'push.show', [message], { kind: 'push.open', push }, { push }]) {
      await worker.say(page, odd);
    }
    await worker.say(page, { kind: 'push.show', push: { ...push, title: {} } });
    expect(worker.shown).toEqual([]);
  });
});

describe('T32: where a notification leads', () => {
  it('to the page that is open, which goes there by itself', async () => {
    const worker = runServiceWorker();
    const page = worker.open({ visibilityState: 'hidden' });
    await worker.click({ deeplink: '/post/x#c-1', notificationId: 'n-1' });
    expect(page.heard).toEqual([
      { kind: 'push.open', deeplink: '/post/x#c-1', notificationId: 'n-1' },
    ]);
    expect(worker.opened).toEqual([]);
  });

  it('to a new page where none is open, or none answers', async () => {
    const alone = runServiceWorker();
    await alone.click({ deeplink: '/post/x?tab=likes' });
    expect(alone.opened).toEqual(['/post/x?tab=likes']);
    jest.useFakeTimers();
    const silent = runServiceWorker({ answers: false });
    silent.open();
    const clicked = silent.click({ deeplink: '/post/y' });
    await jest.advanceTimersByTimeAsync(1_000);
    await clicked;
    jest.useRealTimers();
    expect(silent.opened).toEqual(['/post/y']);
  });

  it(`stays on this site with each of ${hostileDeeplinks.length} hostile addresses`, async () => {
    expect(hostileDeeplinks.length).toBeGreaterThanOrEqual(120);
    for (const deeplink of hostileDeeplinks) {
      const worker = runServiceWorker();
      await worker.click({ deeplink });
      const page = worker.open({ visibilityState: 'hidden' });
      await worker.click({ deeplink });
      await worker.push({ notification: { title: 'x' }, data: { deeplink } });
      const pushed = (worker.shown[0]?.options.data as { deeplink?: string }).deeplink;
      const asked = (page.heard[0] as { deeplink?: string }).deeplink;
      for (const place of [worker.opened[0], asked, pushed]) {
        const isOwnPage =
          place !== undefined &&
          /^\/(?![/\\])/.test(place) &&
          new URL(place, worker.origin).origin === worker.origin &&
          !/^\/(?:v\d|docs|media|operator|login)/i.test(place);
        expect([deeplink, place, isOwnPage]).toEqual([deeplink, place, true]);
      }
    }
  });

  it('agrees with what pages themselves accept', () => {
    for (const deeplink of hostileDeeplinks) {
      if (typeof deeplink === 'string')
        expect([deeplink, safeNext(deeplink)]).toEqual([deeplink, '/']);
    }
  });
});

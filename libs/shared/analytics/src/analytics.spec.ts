import { createAnalytics, type Analytics } from './analytics';
import { setTracking, TRACKING_KEY } from './tracking-choice';

interface SentEvent {
  event: string;
  properties: Record<string, unknown>;
}

type Fetch = typeof globalThis.fetch;
let answer: Fetch = async () => new Response('{}');
// The client keeps the `fetch` that it found when it was loaded.
globalThis.fetch = (...parameters) => answer(...parameters);

/** A capture server as far as the client can tell: every request, and the events in them. */
function captureServer() {
  const requests: { url: string; body: string }[] = [];
  answer = async (input, init) => {
    requests.push({ url: String(input), body: String(init?.body ?? '') });
    return Response.json(String(input).includes('/flags') ? { flags: {} } : {});
  };
  const events = () =>
    requests
      .filter(({ url }) => url.includes('/e/'))
      .flatMap(({ body }) => (JSON.parse(body) as { batch?: SentEvent[] }).batch ?? []);
  return { requests, events, views: () => events().filter(({ event }) => event === '$pageview') };
}

let sinks = 0;
let analytics: Analytics | undefined;

function start() {
  sinks += 1;
  const server = captureServer();
  analytics = createAnalytics({ key: `own-${sinks}`, host: 'http://sink.test/v1', isOwn: true });
  return { server, analytics };
}

/** Longer than the client gathers events before it sends them. */
const gathered = () => jest.advanceTimersByTimeAsync(5_000);

function show(visibility: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  localStorage.clear();
  show('visible');
  jest.useFakeTimers();
});
afterEach(() => {
  analytics?.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('analytics, by the real client', () => {
  it('spec 7: loads remote config and feature flags at start, for everyone', async () => {
    const { server, analytics } = start();
    await analytics.load();
    await gathered();
    const urls = server.requests.map(({ url }) => url);
    expect(urls).toContainEqual(expect.stringMatching(/\/array\/own-\d+\/config$/));
    expect(urls).toContainEqual(expect.stringContaining('/flags/'));
  });

  it('spec 4: captures nothing before a profile with an id exists', async () => {
    const { server, analytics } = start();
    await analytics.load();
    analytics.pageView('/');
    analytics.identify(null);
    analytics.identify('');
    analytics.pageView('/pods');
    analytics.capture('like');
    await gathered();
    expect(server.events()).toEqual([]);
  });

  it('spec 4: is anonymous until identify with a new non-empty id', async () => {
    const { server, analytics } = start();
    await analytics.load();
    analytics.identify('user-1');
    analytics.pageView('/');
    await gathered();
    analytics.identify('user-1');
    await gathered();
    const identified = server.events().filter(({ event }) => event === '$identify');
    expect(identified).toHaveLength(1);
    expect(identified[0]?.properties['distinct_id']).toBe('user-1');
    expect(server.views()[0]?.properties['distinct_id']).toBe('user-1');
  });

  it('spec 2: sends one page view after every route change, with the full path', async () => {
    const { server, analytics } = start();
    analytics.identify('user-1');
    analytics.pageView('/?tab=latest');
    await analytics.load();
    analytics.pageView('/pods/hiring?tab=latest#top');
    await gathered();
    expect(server.views().map(({ properties }) => properties['path'])).toEqual([
      '/?tab=latest',
      '/pods/hiring?tab=latest#top',
    ]);
    expect(server.views()[1]?.properties['$current_url']).toBe(
      `${window.location.origin}/pods/hiring?tab=latest#top`,
    );
  });

  it('spec 4: a page view waits until the tab is visible', async () => {
    const { server, analytics } = start();
    await analytics.load();
    analytics.identify('user-1');
    show('hidden');
    analytics.pageView('/pods');
    await gathered();
    expect(server.views()).toEqual([]);
    show('visible');
    await gathered();
    expect(server.views()).toHaveLength(1);
  });

  it('spec 9: captures the first page view after 1 ms', async () => {
    const client = { capture: jest.fn(), identify: jest.fn(), get_distinct_id: () => 'user-1' };
    const fake = { init: () => ({ ...client, _isIdentified: () => true }) };
    analytics = createAnalytics(
      { key: 'x', host: '', isOwn: true },
      { loadClient: async () => fake as never },
    );
    analytics.identify('user-1');
    analytics.pageView('/');
    await analytics.load();
    expect(client.capture).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(client.capture).toHaveBeenCalledTimes(1);
  });

  it('spec 7: records no page views, forms, downloads or sessions by itself', async () => {
    const { server, analytics } = start();
    await analytics.load();
    analytics.identify('user-1');
    document.body.innerHTML =
      '<form><button>Send</button></form><a href="/x.pdf" download>File</a>';
    document.querySelector('button')?.addEventListener('click', (event) => event.preventDefault());
    document.querySelector('button')?.click();
    window.history.pushState(null, '', '/elsewhere');
    await gathered();
    expect(server.events().map(({ event }) => event)).toEqual(['$identify']);
    window.history.replaceState(null, '', '/');
  });

  it('is reset at sign-out: the next person has a history of their own', async () => {
    const { server, analytics } = start();
    await analytics.load();
    analytics.identify('user-1');
    analytics.pageView('/');
    await gathered();
    analytics.identify(null);
    analytics.pageView('/login');
    analytics.identify('user-2');
    analytics.pageView('/pods');
    await gathered();
    expect(server.views().map(({ properties }) => properties['distinct_id'])).toEqual([
      'user-1',
      'user-2',
    ]);
    const [first, second] = server.events().filter(({ event }) => event === '$identify');
    expect(second?.properties['$anon_distinct_id']).not.toBe(
      first?.properties['$anon_distinct_id'],
    );
  });
});

describe('O13: analytics that is refused', () => {
  const refusals: [string, () => void][] = [
    ['the switch', () => localStorage.setItem(TRACKING_KEY, 'off')],
    [
      'Do Not Track',
      () => Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true }),
    ],
    [
      'Global Privacy Control',
      () =>
        Object.defineProperty(navigator, 'globalPrivacyControl', {
          value: true,
          configurable: true,
        }),
    ],
  ];
  afterEach(() => {
    Object.defineProperty(navigator, 'doNotTrack', { value: null, configurable: true });
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: false, configurable: true });
  });

  it.each(refusals)('by %s makes no call at all', async (_by, refuse) => {
    refuse();
    const { server, analytics } = start();
    await analytics.load();
    analytics.identify('user-1');
    analytics.pageView('/');
    await gathered();
    expect(server.requests).toEqual([]);
  });

  it('stops at once when it is switched off, and goes on when it is switched on', async () => {
    const { server, analytics } = start();
    await analytics.load();
    analytics.identify('user-1');
    analytics.pageView('/');
    await gathered();
    setTracking(false);
    analytics.pageView('/pods');
    await gathered();
    expect(server.views()).toHaveLength(1);
    setTracking(true);
    analytics.pageView('/about');
    await gathered();
    expect(server.views().map(({ properties }) => properties['path'])).toEqual(['/', '/about']);
  });

  it('R14: a client that cannot be loaded changes nothing', async () => {
    const server = captureServer();
    analytics = createAnalytics(
      { key: 'x', host: 'http://sink.test', isOwn: true },
      {
        loadClient: () => Promise.reject(new TypeError('Failed to fetch')),
      },
    );
    await expect(analytics.load()).resolves.toBeUndefined();
    analytics.identify('user-1');
    analytics.pageView('/');
    await gathered();
    expect(server.requests).toEqual([]);
  });
});

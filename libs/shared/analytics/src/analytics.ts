import type { PostHog } from 'posthog-js';
import type { Sink } from './posthog-options';
import { isTrackingAllowed, onTrackingChange } from './tracking-choice';

/** Spec 9: the first capture of a page view waits this many milliseconds. */
export const FIRST_CAPTURE_DELAY = 1;

/** Properties of the app. */
export interface Analytics {
  /** Loads the client, with its remote config and flags; call it when the browser is idle. */
  load(): Promise<void>;
  /** Who is signed in; null for a guest. Nothing is captured before there was an id. */
  identify(userId: string | null): void;
  /**
   * A page was opened; captured once the tab is visible.
   *
   * @param path full path, with query and hash
   */
  pageView(path: string): void;
  /** Something worth counting happened; without contents, addresses or names. */
  capture(event: string, properties?: Record<string, string | number | boolean>): void;
  /** Lets go of the page. */
  stop(): void;
}

interface AnalyticsOptions {
  pause?: () => Promise<void>;
  loadClient?: () => Promise<PostHog>;
}

interface Waiting {
  event: string;
  properties: Record<string, string | number | boolean>;
}

/**
 * Makes the analytics of a running page. Without permission nothing is loaded and nothing is sent; what is
 * withdrawn later stops at once.
 *
 * @param sink where events go
 * @param options.pause waits until the browser is idle again; the client begins in steps, each of them short
 * @param options.loadClient imports the client; replaced in tests
 */
export function createAnalytics(
  sink: Sink,
  {
    pause = () => Promise.resolve(),
    loadClient = async () => (await import('posthog-js')).default,
  }: AnalyticsOptions = {},
): Analytics {
  let client: PostHog | undefined;
  let loading: Promise<void> | undefined;
  let userId: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting: Waiting[] = [];

  function send() {
    timer = undefined;
    if (client === undefined || userId === null || document.visibilityState !== 'visible') return;
    for (const { event, properties } of waiting.splice(0)) client.capture(event, properties);
  }
  const sendSoon = () => {
    timer ??= setTimeout(send, FIRST_CAPTURE_DELAY);
  };

  function follow() {
    if (client === undefined) return;
    if (userId === null) {
      if (client._isIdentified()) client.reset();
    } else if (client.get_distinct_id() !== userId) {
      // Another member than the last one on this device: their histories are separate.
      if (client._isIdentified()) client.reset();
      client.identify(userId);
    }
    sendSoon();
  }

  async function begin() {
    const [loaded, { posthogOptions }] = await Promise.all([
      loadClient(),
      import('./posthog-options'),
    ]);
    await pause();
    if (!isTrackingAllowed()) return;
    const begun = loaded.init(sink.key, posthogOptions(sink), `upround-${sink.key}`);
    await pause();
    client = begun;
    if (isTrackingAllowed()) follow();
    else client.opt_out_capturing();
  }
  const load = () => {
    if (!isTrackingAllowed()) return Promise.resolve();
    loading ??= begin().catch(() => {
      // A blocked or broken client is not shown to the viewer; the next page retries.
      loading = undefined;
    });
    return loading;
  };

  function onChoice() {
    if (isTrackingAllowed()) {
      client?.opt_in_capturing({ captureEventName: false });
      void load();
      return;
    }
    waiting.length = 0;
    client?.opt_out_capturing();
  }
  document.addEventListener('visibilitychange', sendSoon);
  const endChoice = onTrackingChange(onChoice);

  function put(event: string, properties: Waiting['properties']) {
    if (userId === null || !isTrackingAllowed()) return;
    waiting.push({ event, properties });
    sendSoon();
  }

  return {
    load,
    identify(id) {
      userId = id === '' ? null : id;
      if (userId === null) waiting.length = 0;
      follow();
    },
    pageView: (path) => put('$pageview', { path, $current_url: window.location.origin + path }),
    capture: (event, properties = {}) => put(event, properties),
    stop() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', sendSoon);
      endChoice();
    },
  };
}

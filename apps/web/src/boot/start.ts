import { createStore } from 'jotai';
import { readRealtimeToken, readSession, refreshToken, signOut } from '@upround/account/contract';
import { api } from '@upround/shared/api-client';
import type { Sink } from '@upround/shared/analytics';
import { ownSinkPath, setProductSlug } from '@upround/shared/links';
import { createQueryClient } from '@upround/shared/query';
import { isBot, setTitleBrand } from '@upround/shared/routing';
import { createRealtime, loadTransport } from '@upround/shared/realtime';
import { createSessionController, currentUserAtom } from '@upround/shared/session';
import { followColorMode } from '@upround/shared/ui';
import { routeTable } from '../app/routes';
import { watchBuilds } from './build-watch';
import { deferredAnalytics } from './deferred-analytics';
import { withEarlyRead } from './early-read';
import { prefetchLinkedPages } from './prefetch';
import { MOMENT_AFTER_LOAD, whenAtRest, whenIdle } from './when-idle';
import type { PageConfig } from './runtime-config';

function channelOf(name: string) {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
}

function localStorageIfAllowed(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** Where analytics events go: a PostHog server, or else the API itself. */
function sinkOf({ posthog, apiHost }: PageConfig): Sink {
  if (posthog !== null) return { ...posthog, isOwn: false };
  return { key: 'own', host: `${apiHost || window.location.origin}${ownSinkPath}`, isOwn: true };
}

/**
 * Puts the parts of the running app together, and takes up the session.
 *
 * @param config what the page says
 * @param isDevelopment holds every answer of the API against its contract
 * @returns the parts, and `stop`, which lets go of the browser
 */
export function start(config: PageConfig, isDevelopment = false) {
  // Addresses have the brand's slug, so it comes before any route is looked up.
  setProductSlug(config.brandSlug);
  const store = createStore();
  const queryClient = createQueryClient();
  const tokenChannel = channelOf('upround-token');
  const sessionChannel = channelOf('upround-session');
  api.configure({
    host: config.apiHost,
    guestToken: config.guestToken,
    fetch: withEarlyRead(window),
    checkAnswers: isDevelopment,
    locks: navigator.locks,
    channel: tokenChannel,
  });
  const session = createSessionController({
    store,
    api,
    calls: {
      refresh: () => api.call(refreshToken, {}),
      readUser: () => api.call(readSession, {}),
      signOut: () => api.call(signOut, {}),
    },
    storage: localStorageIfAllowed(),
    channel: sessionChannel,
    onIdentityChange: () => {
      queryClient.removeQueries({ type: 'inactive' });
      void queryClient.resetQueries();
    },
  });
  setTitleBrand(config.brandName);
  const endColorMode = followColorMode();
  session.start(config.session);
  const realtime = createRealtime({
    rest: () => new Promise<void>((go) => whenAtRest(go, MOMENT_AFTER_LOAD)),
    load: () =>
      loadTransport(config.realtime, {
        host: config.apiHost,
        token: () => api.signedInToken(),
        renewedToken: () => api.renewedToken(),
        ablyToken: () => api.call(readRealtimeToken, {}),
      }),
  });
  const identifyProfile = () => realtime.identify(store.get(currentUserAtom)?.id ?? null);
  identifyProfile();
  const analytics = deferredAnalytics(async () => {
    const { createAnalytics, loadAnalyticsTag } = await import('@upround/shared/analytics');
    loadAnalyticsTag(config.webAnalyticsId);
    return createAnalytics(sinkOf(config), { pause: () => new Promise(whenIdle) });
  });
  if (!isBot(navigator.userAgent)) whenAtRest(() => void analytics.load());
  const prefetch = prefetchLinkedPages(config.buildId, () => {
    // The next tap on a link then finds its page at once.
    routeTable.load().catch(() => undefined);
  });
  const endings = [
    () => analytics.stop(),
    store.sub(currentUserAtom, identifyProfile),
    () => realtime.identify(null),
    endColorMode,
    watchBuilds(config.buildId, store),
    prefetch.stop,
  ];
  const stop = () => {
    endings.forEach((end) => end());
    tokenChannel?.close();
    sessionChannel?.close();
  };
  return { config, store, queryClient, session, analytics, realtime, prefetch, stop };
}

export type Running = ReturnType<typeof start>;

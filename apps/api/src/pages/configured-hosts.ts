import type { Settings } from '../settings/settings';
import type { OtherHosts } from './content-security-policy';

/** PostHog's service reads its config from a host beside the one that takes events. */
const POSTHOG_SERVICE = /\.i\.posthog\.com$/;
const TAG_HOSTS = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** Where Ably's client connects, and where it looks whether there is a network at all. */
const ABLY_HOSTS = ['ably.net', 'ably-realtime.com'].flatMap((domain) => [
  `https://*.${domain}`,
  `wss://*.${domain}`,
]);

/** Where a browser asks for its token of Firebase Cloud Messaging. */
const FIREBASE_HOSTS = [
  'https://fcmregistrations.googleapis.com',
  'https://firebaseinstallations.googleapis.com',
];

/** The hosts that pages may speak to besides their own: those of configured services alone. */
export function hostsOf({
  apiHost,
  posthog,
  webAnalyticsId,
  ablyKey,
  firebase,
}: Pick<Settings, 'apiHost' | 'posthog' | 'webAnalyticsId' | 'ablyKey' | 'firebase'>): OtherHosts {
  const api = apiHost === undefined ? [] : [apiHost];
  // A policy's `https:` does not take in `wss:`; `'self'` takes in both.
  const sockets =
    ablyKey === undefined ? api.map((origin) => origin.replace(/^http/, 'ws')) : ABLY_HOSTS;
  const tag = webAnalyticsId === undefined ? [] : TAG_HOSTS;
  const events =
    posthog === undefined
      ? []
      : POSTHOG_SERVICE.test(new URL(posthog.host).hostname)
        ? [posthog.host, 'https://*.i.posthog.com']
        : [posthog.host];
  const push = firebase === undefined ? [] : FIREBASE_HOSTS;
  return { connect: [...api, ...sockets, ...events, ...tag, ...push], images: [...api, ...tag] };
}

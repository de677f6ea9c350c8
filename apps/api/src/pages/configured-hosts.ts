import type { Settings } from '../settings/settings';
import type { OtherHosts } from './content-security-policy';

/** PostHog's service reads its config from a host beside the one that takes events. */
const POSTHOG_SERVICE = /\.i\.posthog\.com$/;
const TAG_HOSTS = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** The hosts that pages may speak to besides their own: those of configured services alone. */
export function hostsOf({
  apiHost,
  posthog,
  webAnalyticsId,
}: Pick<Settings, 'apiHost' | 'posthog' | 'webAnalyticsId'>): OtherHosts {
  const api = apiHost === undefined ? [] : [apiHost];
  const tag = webAnalyticsId === undefined ? [] : TAG_HOSTS;
  const events =
    posthog === undefined
      ? []
      : POSTHOG_SERVICE.test(new URL(posthog.host).hostname)
        ? [posthog.host, 'https://*.i.posthog.com']
        : [posthog.host];
  return { connect: [...api, ...events, ...tag], images: [...api, ...tag] };
}

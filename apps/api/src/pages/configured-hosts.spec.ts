import { hostsOf } from './configured-hosts';

const none = {
  apiHost: undefined,
  posthog: undefined,
  webAnalyticsId: undefined,
  ablyKey: undefined,
};

describe('T46: the hosts that pages may speak to', () => {
  it('are none but their own without a service', () => {
    expect(hostsOf(none)).toEqual({ connect: [], images: [] });
  });

  it('are those of each configured service', () => {
    expect(hostsOf({ ...none, apiHost: 'https://api.example' })).toEqual({
      connect: ['https://api.example', 'wss://api.example'],
      images: ['https://api.example'],
    });
    expect(hostsOf({ ...none, ablyKey: 'app.id:secret' }).connect).toEqual([
      'https://*.ably.net',
      'wss://*.ably.net',
      'https://*.ably-realtime.com',
      'wss://*.ably-realtime.com',
    ]);
    expect(hostsOf({ ...none, posthog: { key: 'k', host: 'https://events.example' } })).toEqual({
      connect: ['https://events.example'],
      images: [],
    });
    expect(hostsOf({ ...none, webAnalyticsId: 'G-1' }).connect).toContain(
      'https://www.googletagmanager.com',
    );
  });

  it('take in the host of PostHog’s config with that of its events', () => {
    const posthog = { key: 'k', host: 'https://eu.i.posthog.com' };
    expect(hostsOf({ ...none, posthog }).connect).toEqual([
      'https://eu.i.posthog.com',
      'https://*.i.posthog.com',
    ]);
  });
});

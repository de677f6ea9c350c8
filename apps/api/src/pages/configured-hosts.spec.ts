import { hostsOf } from './configured-hosts';

const none = {
  apiHost: undefined,
  posthog: undefined,
  webAnalyticsId: undefined,
  ablyKey: undefined,
  firebase: undefined,
};

describe('T46: the hosts that pages may connect to', () => {
  it('are only their own without a service', () => {
    expect(hostsOf(none)).toEqual({ connect: [], images: [] });
  });

  it('include those of each configured service', () => {
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

  it('include those that issue push tokens, if Firebase is set', () => {
    const firebase = {
      web: {
        apiKey: 'a',
        projectId: 'p',
        appId: '1:2:web:3',
        messagingSenderId: '2',
        vapidKey: 'v',
      },
      account: { clientEmail: 'a@b', privateKey: '', tokenUri: 'https://tokens.example/' },
    };
    expect(hostsOf({ ...none, firebase })).toEqual({
      connect: [
        'https://fcmregistrations.googleapis.com',
        'https://firebaseinstallations.googleapis.com',
      ],
      images: [],
    });
  });

  it('include the host of PostHog’s config with that of its events', () => {
    const posthog = { key: 'k', host: 'https://eu.i.posthog.com' };
    expect(hostsOf({ ...none, posthog }).connect).toEqual([
      'https://eu.i.posthog.com',
      'https://*.i.posthog.com',
    ]);
  });
});

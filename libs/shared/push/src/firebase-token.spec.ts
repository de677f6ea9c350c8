import { pushTokens } from './push-tokens';

const messaging = {
  isSupported: jest.fn(() => Promise.resolve(true)),
  getMessaging: jest.fn((app: object) => ({ app })),
  getToken: jest.fn((..._given: unknown[]) => Promise.resolve('fcm-token')),
};
const initializeApp = jest.fn((options: object, name: string) => ({ options, name }));
jest.mock('firebase/app', () => ({
  getApps: () => [],
  initializeApp: (a: object, b: string) => initializeApp(a, b),
}));
jest.mock('firebase/messaging', () => ({
  isSupported: () => messaging.isSupported(),
  getMessaging: (app: object) => messaging.getMessaging(app),
  getToken: (...given: unknown[]) => messaging.getToken(...given),
}));

const settings = {
  apiKey: 'key',
  projectId: 'project',
  appId: '1:2:web:3',
  messagingSenderId: '2',
  vapidKey: 'vapid',
};

describe('tokens of Firebase Cloud Messaging', () => {
  const unsubscribe = jest.fn(() => Promise.resolve(true));
  const registration = {
    pushManager: { getSubscription: () => Promise.resolve({ unsubscribe }) },
  } as unknown as ServiceWorkerRegistration;
  const tokens = pushTokens(settings);

  it('spec 4.28: are asked for with our own service worker and key', async () => {
    await expect(tokens.make(registration)).resolves.toBe('fcm-token');
    const { vapidKey, ...options } = settings;
    expect(initializeApp).toHaveBeenCalledWith(options, 'push');
    expect(messaging.getToken).toHaveBeenCalledWith(expect.anything(), {
      vapidKey,
      serviceWorkerRegistration: registration,
    });
  });

  it('spec 8.12: a browser without support, and a service that fails, have their words', async () => {
    messaging.isSupported.mockResolvedValueOnce(false);
    await expect(tokens.make(registration)).rejects.toThrow('Messaging not supported');
    messaging.getToken.mockRejectedValueOnce(new Error('blocked'));
    await expect(tokens.make(registration)).rejects.toThrow('Messaging initialisation failed');
    messaging.getToken.mockResolvedValueOnce('');
    await expect(tokens.make(registration)).rejects.toThrow('Messaging initialisation failed');
  });

  it('T31: end with the subscription', async () => {
    await tokens.drop(registration);
    expect(unsubscribe).toHaveBeenCalledTimes(1);
  });
});

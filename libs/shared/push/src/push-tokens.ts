import type { RuntimeConfig } from '@upround/shared/config';
import { PushFailure } from './push-failure';

/** What makes the token by which this browser is reached. */
export interface PushTokens {
  kind: 'firebase' | 'embedded';
  /**
   * Makes a token, or hands out the one that still holds.
   *
   * @throws PushFailure
   */
  make(registration: ServiceWorkerRegistration): Promise<string>;
  /** Gives the token up: nothing sent to it arrives here any more. */
  drop(registration: ServiceWorkerRegistration): Promise<void>;
}

/** Without a push service the token is chance alone, and pushes come by the page's realtime connection. */
const embedded: PushTokens = {
  kind: 'embedded',
  make: () => Promise.resolve(`own-${crypto.randomUUID()}${crypto.randomUUID()}`),
  drop: () => Promise.resolve(),
};

const firebase = (settings: NonNullable<RuntimeConfig['firebase']>): PushTokens => ({
  kind: 'firebase',
  async make(registration) {
    try {
      const { firebaseToken } = await import('./firebase-token');
      return await firebaseToken(settings, registration);
    } catch (error) {
      throw error instanceof PushFailure ? error : new PushFailure('messaging', error);
    }
  },
  async drop(registration) {
    // Firebase creates a new token for a new subscription, and drops a token without one.
    const subscription = await registration.pushManager.getSubscription();
    await subscription?.unsubscribe();
  },
});

/**
 * What makes tokens here.
 *
 * @param settings of Firebase, or null for the embedded adapter
 */
export function pushTokens(settings: RuntimeConfig['firebase']): PushTokens {
  return settings === null ? embedded : firebase(settings);
}

import { getApps, initializeApp } from 'firebase/app';
import { getMessaging, getToken, isSupported } from 'firebase/messaging';
import type { RuntimeConfig } from '@upround/shared/config';
import { PushFailure } from './push-failure';

const NAME = 'push';

/**
 * Asks Firebase Cloud Messaging for this browser's token.
 *
 * @throws PushFailure where the browser lacks what it takes; else Firebase's own errors
 */
export async function firebaseToken(
  { vapidKey, ...options }: NonNullable<RuntimeConfig['firebase']>,
  registration: ServiceWorkerRegistration,
): Promise<string> {
  if (!(await isSupported())) throw new PushFailure('unsupported');
  const app = getApps().find(({ name }) => name === NAME) ?? initializeApp(options, NAME);
  const token = await getToken(getMessaging(app), {
    vapidKey,
    serviceWorkerRegistration: registration,
  });
  if (token === '') throw new PushFailure('messaging', 'no token');
  return token;
}

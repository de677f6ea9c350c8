import {
  PushFailure,
  pushDevice,
  pushSupport,
  registerPushWorker,
  type PushTokens,
} from '@upround/shared/push';

// Most people don't use push: the code that handles tokens is loaded only where there is one, or should be.
const loadRegistration = () => import('./push-registration');

/**
 * Sets push up when a page of a signed-in person opens: the service worker, and, if someone turned push on in this
 * browser, the token.
 *
 * @throws PushFailure, or what the API answered
 */
export async function startPush(tokens: PushTokens, userId: string): Promise<void> {
  if (pushSupport() !== 'ready') throw new PushFailure('unsupported');
  const { wantedBy, token } = pushDevice.read();
  if (wantedBy === undefined && token === undefined) {
    await registerPushWorker();
    return;
  }
  const { setUpPush } = await loadRegistration();
  await setUpPush(tokens, userId);
}

/** Deletes this browser's token after logout, if it has one. */
export async function endPush(tokens: PushTokens): Promise<void> {
  if (pushDevice.read().token === undefined) return;
  const { leavePush } = await loadRegistration();
  await leavePush(tokens);
}

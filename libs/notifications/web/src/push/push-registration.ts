import {
  deviceErrors,
  forgetDevice,
  listDevices,
  registerDevice,
} from '@upround/notifications/contract';
import { api, ApiError } from '@upround/shared/api-client';
import {
  PushFailure,
  pushDevice,
  pushSupport,
  registerPushWorker,
  requirePermission,
  type PushTokens,
} from '@upround/shared/push';

const HOUR = 3_600_000;
/** A token older than this is renewed; push services drop the tokens of browsers that aren't used. */
const TOKEN_LASTS = 30 * 24 * HOUR;
/** How often this browser is registered again while it is in use. */
const SEEN_EVERY = HOUR;

const forgotten = {
  token: undefined,
  kind: undefined,
  madeAt: undefined,
  registeredAt: undefined,
} as const;

const isTaken = (error: unknown) =>
  error instanceof ApiError && error.code === deviceErrors.TOKEN_TAKEN.code;

async function sendToken(fcmToken: string): Promise<void> {
  const { deviceId } = pushDevice.read();
  await api.call(registerDevice, { body: { fcmToken, deviceId } });
}

/** Deletes the stored token, if any, and gets one that no other device has. */
async function register(
  tokens: PushTokens,
  userId: string,
  registration: ServiceWorkerRegistration,
): Promise<void> {
  const { token: kept, kind, madeAt = 0 } = pushDevice.read();
  const isGood = kept !== undefined && kind === tokens.kind && Date.now() - madeAt < TOKEN_LASTS;
  if (kept !== undefined && !isGood) await tokens.drop(registration);
  let token = isGood ? kept : await tokens.make(registration);
  try {
    await sendToken(token);
  } catch (error) {
    if (!isTaken(error)) throw error;
    // The token belongs to a previous user of this browser: delete it and get a new one.
    await tokens.drop(registration);
    token = await tokens.make(registration);
    await sendToken(token);
  }
  const now = Date.now();
  pushDevice.write({
    token,
    kind: tokens.kind,
    wantedBy: userId,
    registeredAt: now,
    madeAt: token === kept ? madeAt : now,
  });
}

/** Whether the person took this browser out of their devices, on another one. */
async function wasTakenOut(): Promise<boolean> {
  const { deviceId } = pushDevice.read();
  const { data } = await api.call(listDevices, {});
  return data.every((device) => device.deviceId !== deviceId);
}

/** Gives the token up, here and at the push service. What was chosen stays: after signing in again push is on again. */
export async function leavePush(tokens: PushTokens): Promise<void> {
  if (pushDevice.read().token === undefined) return;
  pushDevice.write(forgotten);
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration !== undefined) await tokens.drop(registration);
}

/**
 * Switches push on in this browser; called by the button that says why.
 *
 * @throws PushFailure, or what the API answered
 */
export async function turnPushOn(tokens: PushTokens, userId: string): Promise<void> {
  await requirePermission({ asks: true });
  await register(tokens, userId, await registerPushWorker());
}

/** Switches push off in this browser. @throws what the API answered; push is then still on */
export async function turnPushOff(tokens: PushTokens): Promise<void> {
  const { deviceId } = pushDevice.read();
  try {
    await api.call(forgetDevice, { params: { id: deviceId } });
  } catch (error) {
    // It was taken out already.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
  await leavePush(tokens);
  pushDevice.write({ wantedBy: undefined });
}

/**
 * Sets push up when a page of a signed-in person opens: the service worker, and, where they switched push on, the
 * token.
 *
 * @throws PushFailure, or what the API answered
 */
export async function setUpPush(tokens: PushTokens, userId: string): Promise<void> {
  if (pushSupport() !== 'ready') throw new PushFailure('unsupported');
  const registration = await registerPushWorker();
  const { wantedBy, token, registeredAt = 0, madeAt = 0 } = pushDevice.read();
  if (wantedBy !== userId) {
    // The token of another person, who was logged out while no page was open.
    await leavePush(tokens);
    return;
  }
  try {
    await requirePermission({ asks: false });
  } catch (error) {
    // Taken back in the browser's settings: nothing would be shown. What fails is tried again with the next page.
    if (token !== undefined) await turnPushOff(tokens).catch(() => undefined);
    throw error;
  }
  const now = Date.now();
  if (token !== undefined && now - registeredAt < SEEN_EVERY && now - madeAt < TOKEN_LASTS) return;
  if (token !== undefined && (await wasTakenOut())) {
    await leavePush(tokens);
    pushDevice.write({ wantedBy: undefined });
    return;
  }
  await register(tokens, userId, registration);
}

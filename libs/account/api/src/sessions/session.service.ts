import { authErrors, type SignedIn } from '@upround/account/contract';
import { newId } from '@upround/shared/db';
import { AppError, type HandlerContext, type WriteContext } from '@upround/shared/server-kit';
import type { AccountSettings } from '../account-deps';
import { readSessionUser } from '../account.store';
import { deviceName } from './device-name';
import { hashOf, isRefreshToken, newRefreshToken, successorOf } from './refresh-token';
import {
  GRACE_SECONDS,
  insertSession,
  killSession,
  readToken,
  replaceToken,
  SESSION_DAYS,
  type TokenState,
} from './session.store';

export const REFRESH_COOKIE = 'refresh-token';

const DAY_SECONDS = 24 * 60 * 60;

function setRefreshCookie(context: HandlerContext, token: string, secondsLeft: number): void {
  context.setCookie(REFRESH_COOKIE, token, { maxAgeSeconds: Math.max(1, secondsLeft) });
}

/** Takes the refresh cookie off the browser. */
export function clearRefreshCookie(context: HandlerContext): void {
  context.setCookie(REFRESH_COOKIE, '');
}

/** Opens a session of its own for this sign-in: cookie, access token and person. */
export async function openSession(
  settings: AccountSettings,
  context: WriteContext,
  userId: string,
): Promise<SignedIn> {
  const sessionId = newId();
  const refresh = newRefreshToken();
  const device = deviceName(context.header('user-agent'));
  await insertSession(context.trx, { id: sessionId, userId, device, tokenHash: refresh.hash });
  const user = await readSessionUser(context.trx, userId);
  if (user === null) throw new AppError(authErrors.WRONG_CREDENTIALS);
  setRefreshCookie(context, refresh.token, SESSION_DAYS * DAY_SECONDS);
  return { token: await settings.signAccess({ userId, sessionId }), user };
}

/** A refresh token that may be exchanged. */
export interface Exchange {
  token: string;
  state: TokenState;
}

const isParallel = (state: TokenState) =>
  state.replacedSecondsAgo !== null &&
  state.replacedSecondsAgo <= GRACE_SECONDS &&
  !state.overtaken;

/**
 * Looks at the refresh cookie before the transaction opens. A token that was replaced longer ago than parallel tabs
 * explain, or whose successor was replaced too, is a stolen one or a copy: its whole session ends, and stays ended
 * though the call is refused.
 *
 * @throws AppError `REFRESH_INVALID`
 */
export async function examineRefresh(context: HandlerContext): Promise<Exchange> {
  const token = context.cookie(REFRESH_COOKIE);
  if (!isRefreshToken(token)) throw new AppError(authErrors.REFRESH_INVALID);
  const state = await readToken(context.db, hashOf(token));
  if (state === null || !state.usable) throw new AppError(authErrors.REFRESH_INVALID);
  if (state.replacedSecondsAgo !== null && !isParallel(state)) {
    await killSession(context.db, state.sessionId);
    context.log.warn({ sessionId: state.sessionId }, 'a refresh token was used again');
    throw new AppError(authErrors.REFRESH_INVALID);
  }
  return { token, state };
}

/** Exchanges the token: the first of parallel calls replaces it, and all of them get the same successor. */
export async function rotate(
  settings: AccountSettings,
  context: WriteContext,
  { token, state }: Exchange,
): Promise<{ token: string }> {
  const hash = hashOf(token);
  let successor = successorOf(token, settings.refreshKeys[0]);
  const first =
    state.replacedSecondsAgo === null && (await replaceToken(context.trx, hash, successor.hash));
  if (!first) {
    const now = await readToken(context.trx, hash);
    if (now === null || !now.usable || !isParallel(now)) {
      throw new AppError(authErrors.REFRESH_INVALID);
    }
    // The call that came first may have used the key before, while keys are changed.
    for (const key of settings.refreshKeys) {
      const candidate = successorOf(token, key);
      if ((await readToken(context.trx, candidate.hash)) !== null) successor = candidate;
    }
  }
  setRefreshCookie(context, successor.token, state.secondsLeft);
  const { userId, sessionId } = state;
  return { token: await settings.signAccess({ userId, sessionId }) };
}

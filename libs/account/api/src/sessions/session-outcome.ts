import type { SessionUser } from '@upround/account/contract';
import type { Database } from '@upround/shared/db';
import { readSessionUser } from '../account.store';
import { hashOf, isRefreshToken } from './refresh-token';
import { GRACE_SECONDS, readToken } from './session.store';

/** The session of a refresh cookie. */
export type SessionOutcome =
  { kind: 'guest' } | { kind: 'member'; userId: string; sessionId: string; user: SessionUser };

/**
 * Reads the refresh cookie for an HTML answer, and changes nothing: only `PATCH v2/auth` rotates. A cookie that would
 * not be exchanged counts as none.
 *
 * @param cookie the value of `refresh-token`
 */
export async function sessionOutcome(
  db: Database,
  cookie: string | undefined,
): Promise<SessionOutcome> {
  if (!isRefreshToken(cookie)) return { kind: 'guest' };
  const state = await readToken(db, hashOf(cookie));
  const exchangeable =
    state !== null && state.usable && (state.replacedSecondsAgo ?? 0) <= GRACE_SECONDS;
  if (!exchangeable || state.overtaken) return { kind: 'guest' };
  const user = await readSessionUser(db, state.userId);
  if (user === null) return { kind: 'guest' };
  return { kind: 'member', userId: state.userId, sessionId: state.sessionId, user };
}

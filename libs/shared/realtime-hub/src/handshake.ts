import { coreErrors } from '@upround/shared/contract-core';
import { AppError, tokenExpiry, viewerOf, type Member } from '@upround/shared/server-kit';
import type { PageSocket, ConnectionData } from './io-types';
import type { RealtimeDeps } from './realtime-part';

type Known = Pick<RealtimeDeps['server'], 'tokens' | 'members'>;

/** Why a page may not connect; the page reads `data.code`. */
export class HandshakeError extends Error {
  readonly data: { code: string };

  constructor(code: string) {
    super(code);
    this.name = 'HandshakeError';
    this.data = { code };
  }
}

/**
 * Checks the token of a connection, by the rules of calls.
 *
 * @throws AppError for a token that is expired, forged, a guest's, or of a session or account that ended
 */
export async function authorize(
  { tokens, members }: Known,
  token: unknown,
): Promise<ConnectionData> {
  if (typeof token !== 'string') throw new AppError(coreErrors.TOKEN_INVALID);
  const viewer = await viewerOf(tokens, members, token);
  if (viewer.kind === 'guest') throw new AppError(coreErrors.LOGIN_REQUIRED);
  return { member: viewer, expires: tokenExpiry(token) };
}

/**
 * Checks a page's handshake: its token, and that its client id is the token's person.
 *
 * @param mayConnect whether this person may have one more connection
 */
export function checkHandshake(known: Known, mayConnect: (member: Member) => boolean) {
  return async (socket: PageSocket, next: (error?: Error) => void): Promise<void> => {
    try {
      const { token, clientId } = socket.handshake.auth as Record<string, unknown>;
      const data = await authorize(known, token);
      if (clientId !== data.member.userId) throw new AppError(coreErrors.FORBIDDEN);
      if (!mayConnect(data.member)) throw new AppError(coreErrors.RATE_LIMITED);
      Object.assign(socket.data, data);
      next();
    } catch (error) {
      const definition = error instanceof AppError ? error.definition : coreErrors.UNAVAILABLE;
      next(new HandshakeError(definition.code));
    }
  };
}

import { sessionOutcome } from '@upround/account/api';
import type { Database } from '@upround/shared/db';
import { readCookie, viewerId, viewerOf, type Server } from '@upround/shared/server-kit';
import type { FastifyRequest } from 'fastify';

const REFRESH_COOKIE = 'refresh-token';

/**
 * Says who asks for a file: by the token of a call, or, where a browser follows a link, by the cookie of the session,
 * which is only read.
 *
 * @returns null for a guest; the promise fails with 401 for a token that is there but bad
 */
export function requestViewerId(
  db: Database,
  { tokens, members }: Pick<Server, 'tokens' | 'members'>,
) {
  return async (request: FastifyRequest): Promise<string | null> => {
    const header = request.headers['access-token'];
    const token = Array.isArray(header) ? header.join() : header;
    const byToken = viewerId(await viewerOf(tokens, members, token));
    if (byToken !== null || (token !== undefined && token !== '')) return byToken;
    const session = await sessionOutcome(db, readCookie(request.headers.cookie, REFRESH_COOKIE));
    return session.kind === 'member' ? session.userId : null;
  };
}

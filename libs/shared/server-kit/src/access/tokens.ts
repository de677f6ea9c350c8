import { decodeJwt, decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import type { JWTPayload } from 'jose';

const ISSUER = 'upround';
const AUDIENCE = 'upround-api';
const ACCESS_TYPE = 'at+jwt';
const GUEST_TYPE = 'guest+jwt';
const ACCESS_SECONDS = 15 * 60;
/** How far clocks may be apart, in seconds. */
const TOLERANCE_SECONDS = 60;
/** Verified tokens that are remembered by their whole text. */
const REMEMBERED = 10_000;
/** Three parts in base64url and nothing around them. */
const COMPACT = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Claims of an access token. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
}

/** What a token is worth, before the database is asked whether its session still lives. */
export type TokenVerdict =
  { kind: 'member'; claims: AccessClaims } | { kind: 'guest' | 'expired' | 'invalid' };

/** Signs and verifies the tokens of the `Access-Token` header. */
export interface Tokens {
  /** An access token of 15 minutes. */
  signAccess(claims: AccessClaims): Promise<string>;
  /** The guest token: of a type of its own, without expiry. */
  signGuest(): Promise<string>;
  verify(token: string): Promise<TokenVerdict>;
}

interface Known {
  claims: AccessClaims;
  /** Seconds since 1970. */
  expires: number;
}

/**
 * When a token that was verified is no longer taken, in milliseconds since 1970.
 *
 * @param token an access token; a guest's never expires
 */
export function tokenExpiry(token: string): number {
  const { exp } = decodeJwt(token);
  return exp === undefined ? Infinity : (exp + TOLERANCE_SECONDS) * 1000;
}

/**
 * Makes what signs and verifies tokens, HS256 with a fixed set of keys.
 *
 * @param secrets of `SECRET_KEY`, newest first: the first signs, all verify
 * @param now the server's clock in milliseconds
 */
export function createTokens(
  secrets: readonly string[],
  now: () => number = () => Date.now(),
): Tokens {
  const keys = secrets.map((secret) => new TextEncoder().encode(secret));
  const [signing] = keys;
  if (signing === undefined || keys.some((key) => key.length === 0)) {
    throw new Error('Tokens need a secret.');
  }
  const known = new Map<string, Known>();
  const seconds = () => Math.floor(now() / 1000);

  const remember = (token: string, entry: Known) => {
    if (known.size >= REMEMBERED) {
      const oldest = known.keys().next().value;
      if (oldest !== undefined) known.delete(oldest);
    }
    known.set(token, entry);
  };

  async function payloadOf(token: string, typ: string): Promise<JWTPayload | 'expired' | null> {
    let verdict: 'expired' | null = null;
    for (const key of keys) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: AUDIENCE,
          typ,
          clockTolerance: TOLERANCE_SECONDS,
          currentDate: new Date(now()),
          requiredClaims: typ === ACCESS_TYPE ? ['exp', 'iat'] : ['iat'],
        });
        return payload;
      } catch (error) {
        if (error instanceof errors.JWTExpired) verdict = 'expired';
      }
    }
    return verdict;
  }

  async function verifyAccess(token: string): Promise<TokenVerdict> {
    const payload = await payloadOf(token, ACCESS_TYPE);
    if (payload === 'expired') return { kind: 'expired' };
    const userId = payload?.['userId'];
    const sessionId = payload?.['sessionId'];
    if (typeof userId !== 'string' || typeof sessionId !== 'string') return { kind: 'invalid' };
    if (payload?.['status'] !== 'MEMBER' || !ID.test(userId) || !ID.test(sessionId)) {
      return { kind: 'invalid' };
    }
    const claims = { userId, sessionId };
    remember(token, { claims, expires: payload.exp ?? 0 });
    return { kind: 'member', claims };
  }

  async function verifyGuest(token: string): Promise<TokenVerdict> {
    const payload = await payloadOf(token, GUEST_TYPE);
    const guest =
      typeof payload === 'object' && payload?.['userId'] === 0 && payload['status'] === 'GUEST';
    if (guest) remember(token, { claims: { userId: '', sessionId: '' }, expires: Infinity });
    return { kind: guest ? 'guest' : 'invalid' };
  }

  const sign = (payload: JWTPayload, typ: string) =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256', typ })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setIssuedAt(seconds());

  return {
    signAccess: ({ userId, sessionId }) =>
      sign({ userId, sessionId, status: 'MEMBER' }, ACCESS_TYPE)
        .setExpirationTime(seconds() + ACCESS_SECONDS)
        .sign(signing),
    signGuest: () => sign({ userId: 0, status: 'GUEST' }, GUEST_TYPE).sign(signing),
    async verify(token) {
      const entry = known.get(token);
      if (entry !== undefined) {
        if (entry.expires === Infinity) return { kind: 'guest' };
        if (entry.expires + TOLERANCE_SECONDS > seconds()) {
          return { kind: 'member', claims: entry.claims };
        }
        known.delete(token);
        return { kind: 'expired' };
      }
      const typ = typeOf(token);
      if (typ === ACCESS_TYPE) return verifyAccess(token);
      return typ === GUEST_TYPE ? verifyGuest(token) : { kind: 'invalid' };
    },
  };
}

function typeOf(token: string): string | undefined {
  if (!COMPACT.test(token)) return undefined;
  try {
    return decodeProtectedHeader(token).typ;
  } catch {
    return undefined;
  }
}

import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A refresh token as it travels in the cookie, and the hash by which it is stored. */
export interface RefreshToken {
  token: string;
  hash: Buffer;
}

const TOKEN_PATTERN = /^[\w-]{43}$/;

/** SHA-256 of the token: enough, since the token itself holds 256 random bits. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function fromBytes(bytes: Buffer): RefreshToken {
  const token = bytes.toString('base64url');
  return { token, hash: hashOf(token) };
}

/** The first token of a session: 256 random bits. */
export function newRefreshToken(): RefreshToken {
  return fromBytes(randomBytes(32));
}

/**
 * The one token that may follow another. It is computed and not drawn, so that every process answers the same to tabs
 * that refresh at the same time, though only its hash is stored.
 *
 * @param key a key for this purpose alone
 */
export function successorOf(token: string, key: Buffer): RefreshToken {
  return fromBytes(createHmac('sha256', key).update(token).digest());
}

/** Whether a cookie can be a token of ours at all. */
export function isRefreshToken(cookie: string | undefined): cookie is string {
  return cookie !== undefined && TOKEN_PATTERN.test(cookie);
}

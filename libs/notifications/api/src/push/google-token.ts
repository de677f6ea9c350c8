import { importPKCS8, SignJWT } from 'jose';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const HOUR_SECONDS = 3_600;
/** A token is renewed this long before it runs out. */
const EARLY_MS = 300_000;

/** The part of a service account's key file that signing in takes. */
export interface ServiceAccount {
  clientEmail: string;
  /** PKCS #8 in PEM. */
  privateKey: string;
  /** Where tokens are handed out. */
  tokenUri: string;
}

/** Access tokens of a service account: one at a time, cached until shortly before it expires. */
export interface GoogleTokens {
  get(signal: AbortSignal): Promise<string>;
  /** Forgets the token that the service refused. */
  forget(): void;
}

/** The service that hands out tokens did not. */
class TokenRefused extends Error {
  constructor(status: number) {
    super(`The token service answered ${status}.`);
    this.name = 'TokenRefused';
  }
}

export function googleTokens(account: ServiceAccount, now: () => number): GoogleTokens {
  let cached: { token: string; until: number } | undefined;
  let asking: Promise<string> | undefined;

  async function ask(signal: AbortSignal): Promise<string> {
    const key = await importPKCS8(account.privateKey, 'RS256');
    const seconds = Math.floor(now() / 1_000);
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account.clientEmail)
      .setAudience(account.tokenUri)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + HOUR_SECONDS)
      .sign(key);
    const answer = await fetch(account.tokenUri, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: GRANT, assertion }),
      redirect: 'error',
      signal,
    });
    if (!answer.ok) throw new TokenRefused(answer.status);
    const body = (await answer.json()) as { access_token?: unknown; expires_in?: unknown };
    if (typeof body.access_token !== 'string') throw new TokenRefused(answer.status);
    const lives = typeof body.expires_in === 'number' ? body.expires_in : HOUR_SECONDS;
    cached = { token: body.access_token, until: now() + lives * 1_000 - EARLY_MS };
    return cached.token;
  }

  return {
    get(signal) {
      if (cached !== undefined && now() < cached.until) return Promise.resolve(cached.token);
      asking ??= ask(signal).finally(() => (asking = undefined));
      return asking;
    },
    forget: () => (cached = undefined),
  };
}

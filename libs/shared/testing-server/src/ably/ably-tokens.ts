import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { AblyRefusal } from './ably-refusal';

/** A token as the service hands it out. */
export interface AblyToken {
  token: string;
  keyName: string;
  issued: number;
  expires: number;
  capability: string;
  clientId: string;
}

interface TokenRequest {
  keyName: string;
  ttl: number;
  capability: string;
  clientId: string;
  timestamp: number;
  nonce: string;
  mac: string;
}

/** A signed request is taken so long before and after its time. */
const LENIENCE = 15 * 60_000;

function isSigned(request: TokenRequest, secret: string): boolean {
  const { keyName, ttl, capability, clientId, timestamp, nonce, mac } = request;
  const text = [keyName, ttl, capability, clientId, timestamp, nonce, ''].join('\n');
  const right = createHmac('sha256', secret).update(text).digest();
  const given = Buffer.from(String(mac), 'base64');
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The tokens of one key. */
export function createTokens(keyName: string, secret: string) {
  const issued = new Map<string, AblyToken>();
  const nonces = new Set<string>();
  const revoked = new Set<string>();

  return {
    /** @throws AblyRefusal for a request that is not signed by the key, stale, or used before */
    issue(request: TokenRequest): AblyToken {
      const isFresh = Math.abs(Date.now() - request.timestamp) < LENIENCE;
      if (request.keyName !== keyName || !isSigned(request, secret)) {
        throw new AblyRefusal(401, 40101, 'The token request is not signed by the key');
      }
      if (!isFresh || nonces.has(request.nonce)) {
        throw new AblyRefusal(401, 40104, 'The token request is stale or was used before');
      }
      nonces.add(request.nonce);
      const now = Date.now();
      const token: AblyToken = {
        token: randomUUID(),
        keyName,
        issued: now,
        expires: now + request.ttl,
        capability: request.capability,
        clientId: request.clientId,
      };
      issued.set(token.token, token);
      return token;
    },

    /** @throws AblyRefusal for a token that is unknown, revoked or expired */
    check(token: string): AblyToken {
      const known = issued.get(token);
      if (known === undefined) throw new AblyRefusal(401, 40101, 'The token is unknown');
      if (revoked.has(token)) throw new AblyRefusal(401, 40141, 'The token was taken back');
      if (known.expires <= Date.now()) throw new AblyRefusal(401, 40142, 'The token ran out');
      return known;
    },

    revoke(clientId: string): void {
      for (const token of issued.values())
        if (token.clientId === clientId) revoked.add(token.token);
    },
    expire(clientId: string): void {
      for (const token of issued.values()) if (token.clientId === clientId) token.expires = 0;
    },
  };
}

export type AblyTokens = ReturnType<typeof createTokens>;

import type { Realtime } from '@upround/shared/ports';
import type { ShutdownState, Server } from '@upround/shared/server-kit';

/** Request for an Ably token, signed by the API and sent by the page. */
export interface SignedTokenRequest {
  keyName: string;
  clientId: string;
  capability: string;
  nonce: string;
  timestamp: number;
  ttl: number;
  mac: string;
}

/** Parts of the server that an adapter needs. */
export interface RealtimeDeps {
  server: Pick<Server, 'app' | 'tokens' | 'members' | 'limits'>;
  shutdown?: ShutdownState | undefined;
}

/** One adapter behind the port. */
export interface RealtimePart extends Realtime {
  /** Signs a person's token request; null where pages connect to this server. */
  signToken: ((userId: string) => Promise<SignedTokenRequest>) | null;
  /** Registers routes and hooks, before the server listens. */
  register(deps: RealtimeDeps): Promise<void>;
  /** Open connections of this process. */
  connections(): number;
  close(): Promise<void>;
}

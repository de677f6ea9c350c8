import type { Realtime } from '@upround/shared/ports';
import type { ShutdownState, Server } from '@upround/shared/server-kit';

/** What a page needs to ask Ably for a token, signed by the API. */
export interface SignedTokenRequest {
  keyName: string;
  clientId: string;
  capability: string;
  nonce: string;
  timestamp: number;
  ttl: number;
  mac: string;
}

/** What an adapter finds out about the server that it stands in. */
export interface RealtimeGround {
  server: Pick<Server, 'app' | 'tokens' | 'members' | 'limits'>;
  shutdown?: ShutdownState | undefined;
}

/** One adapter behind the port. */
export interface RealtimePart extends Realtime {
  /** Signs what lets this person's page connect elsewhere; null where pages connect to this server. */
  signToken: ((userId: string) => Promise<SignedTokenRequest>) | null;
  /** Takes its place in the server, before that listens. */
  register(ground: RealtimeGround): Promise<void>;
  /** Open connections of this process. */
  connections(): number;
  close(): Promise<void>;
}

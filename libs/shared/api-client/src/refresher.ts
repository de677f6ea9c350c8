import type { TokenStore } from './token-store';

/** What the refresher needs of the browser; left out where there is none. */
export interface RefresherPorts {
  locks?: Pick<LockManager, 'request'> | undefined;
  channel?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined;
}

/** Takes a new access token for the refresh cookie; null when the session is over. */
export type RefreshCall = () => Promise<string | null>;

export const TOKEN_LOCK = 'upround-token';

interface TokenMessage {
  kind: 'token';
  token: string;
}

function isTokenMessage(data: unknown): data is TokenMessage {
  return (
    typeof data === 'object' && data !== null && (data as Partial<TokenMessage>).kind === 'token'
  );
}

/** Within this many milliseconds of getting the lock, a token of another tab still arrives. */
const LATE_MESSAGE = 30;

/**
 * Gets a new access token with at most one refresh under way, in this tab and across tabs: they
 * queue on a lock, and the second tab uses the token that the first one has broadcast.
 *
 * @param box stores the token
 * @param call the refresh call itself
 * @returns `refresh(stale)`: resolves to a token other than `stale`, or null when signed out;
 *   rejects when the API could not be asked
 */
export function createRefresher(
  box: TokenStore,
  call: RefreshCall,
  { locks, channel }: RefresherPorts,
) {
  let underWay: Promise<string | null> | undefined;

  channel?.addEventListener('message', (event) => {
    const { data } = event as MessageEvent<unknown>;
    if (isTokenMessage(data)) box.set(data.token);
  });

  async function ask(stale: string | undefined, waited: boolean): Promise<string | null> {
    if (waited) await new Promise((resolve) => setTimeout(resolve, LATE_MESSAGE));
    const known = box.get();
    if (known !== undefined && known !== stale) return known;
    const token = await call();
    box.set(token ?? undefined);
    if (token !== null) channel?.postMessage({ kind: 'token', token } satisfies TokenMessage);
    return token;
  }

  async function inTurn(stale: string | undefined): Promise<string | null> {
    if (locks === undefined) return ask(stale, false);
    // Free at once means that no other tab is refreshing; otherwise its token is on the way.
    const free = await locks.request(TOKEN_LOCK, { ifAvailable: true }, async (lock) =>
      lock === null ? undefined : { token: await ask(stale, false) },
    );
    if (free !== undefined) return free.token;
    return locks.request(TOKEN_LOCK, () => ask(stale, true));
  }

  return function refresh(stale: string | undefined): Promise<string | null> {
    underWay ??= inTurn(stale).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

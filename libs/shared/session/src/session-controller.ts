import type { createStore } from 'jotai';
import { ApiError, type ApiClient } from '@upround/shared/api-client';
import { deletePendingAction } from './read-pending-action';
import { deleteOthersKeys } from './user-scoped-storage';
import { currentUserAtom } from './session-atom';
import { createSessionHint } from './session-hint';
import type { SessionUser } from './session-user';

/** The calls that a session is made of; the app binds them to the account's contract. */
export interface SessionCalls {
  refresh(): Promise<{ token: string }>;
  readUser(): Promise<SessionUser>;
  signOut(): Promise<unknown>;
}

export interface SessionPorts {
  store: ReturnType<typeof createStore>;
  api: ApiClient;
  calls: SessionCalls;
  storage?: Storage | undefined;
  /** A channel to the other tabs of this browser. */
  channel?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined;
  /** Called after the current user changed, also to no one: the cache belongs to the former one. */
  onIdentityChange?: () => void;
}

/** What the page's HTML says about the refresh cookie that it was asked for with. */
export interface KnownSession {
  user: SessionUser;
  token?: string | undefined;
}

export interface SessionController {
  /**
   * Takes up the session of an earlier visit. At once the frame shows the person; the first call
   * of a member then takes a token for the refresh cookie.
   *
   * @param known the session in the HTML; null for a guest, undefined if the HTML has none
   */
  start(known: KnownSession | null | undefined): void;
  /** After the sign-in call has answered. */
  signedIn(session: { token: string; user: SessionUser }): void;
  /**
   * Ends the session here and in the other tabs.
   *
   * @throws NetworkError or ApiError when the API could not end it: the person is then still
   *   signed in, since the cookie that only the API can remove would sign them in again
   */
  signOut(): Promise<void>;
  /** After the person changed their name or picture. */
  userChanged(user: SessionUser): void;
}

type SessionMessage = { kind: 'signed-in'; user: SessionUser } | { kind: 'signed-out' };

/** What this tab has belongs to the person before: their token, and what they pressed as a guest. */
function disown(api: ApiClient): void {
  api.token.set(undefined);
  deletePendingAction();
}

/** Shows a person who didn't sign in by what a guest pressed in this tab: it isn't carried out for them. */
function takeUp(store: SessionPorts['store'], user: SessionUser): void {
  deletePendingAction();
  store.set(currentUserAtom, user);
}

export function createSessionController(ports: SessionPorts): SessionController {
  const { store, api, calls, channel } = ports;
  const hint = createSessionHint(ports.storage);

  function become(user: SessionUser | null) {
    const before = store.get(currentUserAtom);
    store.set(currentUserAtom, user);
    if (user === null) hint.clear();
    else hint.write(user);
    deleteOthersKeys(ports.storage, user?.id ?? null);
    if (before?.id === user?.id) return;
    if (before !== null) deletePendingAction();
    api.changePerson();
    ports.onIdentityChange?.();
  }

  function end() {
    api.token.set(undefined);
    become(null);
  }

  api.configure({
    isSessionLikely: () => store.get(currentUserAtom) !== null,
    async refresh() {
      try {
        return (await calls.refresh()).token;
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429)
          throw error;
        end();
        return null;
      }
    },
  });

  channel?.addEventListener('message', (event) => {
    const message = (event as MessageEvent<SessionMessage | null>).data;
    if (message?.kind === 'signed-out') end();
    if (message?.kind === 'signed-in') {
      // Another person may have logged in in that tab: this tab's token then belongs to someone else.
      if (store.get(currentUserAtom)?.id !== message.user.id) disown(api);
      become(message.user);
    }
  });

  /** A remembered person is only a guess: ask who it is, which also takes a token. */
  async function confirm() {
    try {
      const user = await calls.readUser();
      if (store.get(currentUserAtom) !== null) become(user);
    } catch {
      // No connection: the next call tries again. A session that is over has ended in `refresh`.
    }
  }

  return {
    start(known) {
      if (known === null) {
        end();
        return;
      }
      if (known === undefined) {
        const user = hint.read();
        if (user === null) return;
        takeUp(store, user);
        void confirm();
        return;
      }
      if (known.token !== undefined) api.token.set(known.token);
      takeUp(store, known.user);
      hint.write(known.user);
    },
    signedIn({ token, user }) {
      api.token.set(token);
      become(user);
      channel?.postMessage({ kind: 'signed-in', user } satisfies SessionMessage);
    },
    async signOut() {
      try {
        await calls.signOut();
      } catch (error) {
        // Refused for want of a session: it is over already.
        if (!(error instanceof ApiError && error.status === 401)) throw error;
      }
      end();
      channel?.postMessage({ kind: 'signed-out' } satisfies SessionMessage);
    },
    userChanged: become,
  };
}

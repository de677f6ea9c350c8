import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ApiError, createApiClient, NetworkError } from '@upround/shared/api-client';
import { defineCall } from '@upround/shared/contract-core';
import * as z from 'zod/mini';
import type { StoredAction } from './pending-action';
import { readPendingAction } from './read-pending-action';
import { ownKey } from './user-scoped-storage';
import { currentUserAtom } from './session-atom';
import { createSessionController, type SessionCalls } from './session-controller';
import type { SessionUser } from './session-user';
import { useRequireMember, useSession } from './use-session';

const meera: SessionUser = {
  id: 'u1',
  slug: 'meera-iyer',
  displayName: 'Meera Iyer',
  email: 'meera@example.test',
  avatarUrl: null,
  roles: [],
};
const refused = new ApiError({ status: 401, requestId: 'r', errors: [] });

type Listener = (event: MessageEvent) => void;

function setUp(calls: Partial<SessionCalls> = {}, tabs: Listener[] = []) {
  const store = createStore();
  const api = createApiClient();
  const onIdentityChange = jest.fn();
  let own: Listener | undefined;
  const controller = createSessionController({
    store,
    api,
    storage: localStorage,
    onIdentityChange,
    channel: {
      postMessage: (data: unknown) => {
        for (const tab of tabs) if (tab !== own) tab({ data } as MessageEvent);
      },
      addEventListener: (_: string, listener: unknown) => {
        own = listener as Listener;
        tabs.push(own);
      },
    } as unknown as BroadcastChannel,
    calls: {
      refresh: () => Promise.resolve({ token: 'fresh' }),
      readUser: () => Promise.resolve(meera),
      signOut: () => Promise.resolve(),
      ...calls,
    },
  });
  return { store, api, controller, onIdentityChange, who: () => store.get(currentUserAtom) };
}

beforeEach(() => localStorage.clear());

describe('spec 4.40: what was pressed as a guest', () => {
  const pressed = (at = Date.now()) =>
    sessionStorage.setItem('pending-action', JSON.stringify({ verb: 'like', path: '/', at }));
  const ravi = { ...meera, id: 'u2', slug: 'ravi' };
  beforeEach(() => sessionStorage.clear());

  it('is there for the guest who then signs in', () => {
    pressed();
    setUp().controller.signedIn({ token: 't', user: meera });
    expect(readPendingAction()?.verb).toBe('like');
  });

  it('is deleted at sign-out, and when another person takes over', async () => {
    const { controller } = setUp();
    controller.signedIn({ token: 't', user: meera });
    pressed();
    await controller.signOut();
    expect(readPendingAction()).toBeUndefined();
    controller.signedIn({ token: 't', user: meera });
    pressed();
    controller.signedIn({ token: 't', user: ravi });
    expect(readPendingAction()).toBeUndefined();
  });

  it('is deleted where someone signs in elsewhere: in another tab, or before a reload', () => {
    const tabs: Listener[] = [];
    const [here, there] = [setUp({}, tabs), setUp({}, tabs)];
    here.controller.start(null);
    pressed();
    there.controller.signedIn({ token: 't', user: ravi });
    expect(here.who()?.id).toBe('u2');
    expect(readPendingAction()).toBeUndefined();
    pressed();
    setUp().controller.start({ user: ravi });
    expect(readPendingAction()).toBeUndefined();
  });

  it('is deleted after 30 minutes', () => {
    pressed(Date.now() - 31 * 60_000);
    expect(readPendingAction()).toBeUndefined();
    expect(sessionStorage.getItem('pending-action')).toBeNull();
  });
});

describe('what is under way when someone else signs in', () => {
  const readSecret = defineCall({
    id: 'test.readSecret',
    summary: 'Reads',
    method: 'GET',
    version: 'v1',
    path: '/secret',
    access: 'member',
    response: z.object({ of: z.string() }),
  });
  const keepSecret = defineCall({
    id: 'test.keepSecret',
    summary: 'Keeps',
    method: 'POST',
    version: 'v1',
    path: '/secret',
    access: 'member',
    response: z.object({ of: z.string() }),
  });

  it('R29: reads for the one before are refused, and writes are answered', async () => {
    const { controller, api } = setUp();
    let answer = () => undefined as void;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    api.configure({
      fetch: async () => {
        await answered;
        return Response.json({ of: 'meera' });
      },
    });
    controller.signedIn({ token: 'of-meera', user: meera });
    const read = api.call(readSecret, {});
    const write = api.call(keepSecret, {});
    controller.signedIn({ token: 'of-ravi', user: { ...meera, id: 'u2', slug: 'ravi' } });
    const next = api.call(readSecret, {});
    answer();
    await expect(read).rejects.toBeInstanceOf(NetworkError);
    await expect(write).resolves.toEqual({ of: 'meera' });
    await expect(next).resolves.toEqual({ of: 'meera' });
  });

  it('reads go on where the same person only changed their name', async () => {
    const { controller, api } = setUp();
    api.configure({ fetch: () => Promise.resolve(Response.json({ of: 'meera' })) });
    controller.signedIn({ token: 'of-meera', user: meera });
    const read = api.call(readSecret, {});
    controller.userChanged({ ...meera, displayName: 'Meera I.' });
    await expect(read).resolves.toEqual({ of: 'meera' });
  });
});

describe('spec 4.34: what this browser keeps for one person alone', () => {
  const keep = () => {
    localStorage.setItem(ownKey('u1', 'searches'), 'theirs');
    localStorage.setItem('color-mode', 'dark');
  };

  it('stays while they are signed in, and goes when they sign out', async () => {
    const { controller } = setUp();
    controller.signedIn({ token: 't', user: meera });
    keep();
    controller.userChanged({ ...meera, displayName: 'Meera I.' });
    expect(localStorage.getItem(ownKey('u1', 'searches'))).toBe('theirs');
    await controller.signOut();
    expect(localStorage.getItem(ownKey('u1', 'searches'))).toBeNull();
    expect(localStorage.getItem('color-mode')).toBe('dark');
  });

  it('goes when someone else signs in, or the session is found to be over', () => {
    keep();
    setUp().controller.signedIn({ token: 't', user: { ...meera, id: 'u12', slug: 'ravi' } });
    expect(localStorage.getItem(ownKey('u1', 'searches'))).toBeNull();
    keep();
    setUp().controller.start(null);
    expect(localStorage.getItem(ownKey('u1', 'searches'))).toBeNull();
  });
});

describe('the start of a visit', () => {
  it('is a guest’s where nothing is remembered', () => {
    const { controller, who } = setUp();
    controller.start(undefined);
    expect(who()).toBeNull();
  });

  it('takes what the page said', async () => {
    const { controller, who, api } = setUp();
    controller.start({ user: meera, token: 'from-page' });
    expect(who()).toEqual(meera);
    await expect(api.signedInToken()).resolves.toBe('from-page');
  });

  it('remembers nothing secret, and asks who it is on the next visit', async () => {
    setUp().controller.signedIn({ token: 'secret-token', user: meera });
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/secret-token|meera@/);

    const { controller, who, api } = setUp();
    controller.start(undefined);
    expect(who()).toMatchObject({ slug: 'meera-iyer', email: '' });
    await act(async () => undefined);
    expect(who()?.email).toBe('meera@example.test');
    await expect(api.signedInToken()).resolves.toBe('fresh');
  });

  it('forgets a person the page no longer knows', () => {
    setUp().controller.signedIn({ token: 't', user: meera });
    setUp().controller.start(null);
    const { controller, who } = setUp();
    controller.start(undefined);
    expect(who()).toBeNull();
  });

  it('becomes a guest’s when the refresh is refused, and stays when it is not answered', async () => {
    const over = setUp({ refresh: () => Promise.reject(refused) });
    over.controller.start({ user: meera });
    await expect(over.api.signedInToken()).resolves.toBeNull();
    expect(over.who()).toBeNull();

    const offline = setUp({ refresh: () => Promise.reject(new NetworkError()) });
    offline.controller.start({ user: meera });
    await expect(offline.api.signedInToken()).rejects.toBeInstanceOf(NetworkError);
    expect(offline.who()).toEqual(meera);
  });

  it('stays where there were too many refreshes for now', async () => {
    const tooMany = new ApiError({ status: 429, requestId: 'r', errors: [] });
    const { controller, api, who } = setUp({ refresh: () => Promise.reject(tooMany) });
    controller.start({ user: meera });
    await expect(api.signedInToken()).rejects.toBe(tooMany);
    expect(who()).toEqual(meera);
  });

  it('stays ended when the answer to who it is comes after signing out', async () => {
    setUp().controller.signedIn({ token: 't', user: meera });
    let answer = (_: SessionUser) => undefined as void;
    const answered = new Promise<SessionUser>((resolve) => (answer = resolve));
    const { controller, who } = setUp({ readUser: () => answered });
    controller.start(undefined);
    await controller.signOut();
    answer(meera);
    await act(async () => undefined);
    expect(who()).toBeNull();
  });
});

describe('signing out', () => {
  it('ends in every tab', async () => {
    const tabs: Listener[] = [];
    const here = setUp({}, tabs);
    const there = setUp({}, tabs);
    here.controller.signedIn({ token: 't', user: meera });
    expect(there.who()).toEqual(meera);
    await here.controller.signOut();
    expect(here.who()).toBeNull();
    expect(there.who()).toBeNull();
    expect(there.api.token.get()).toBeUndefined();
    expect(here.onIdentityChange).toHaveBeenCalledTimes(2);
  });

  it('drops the token of the person before when another tab signs in someone else', async () => {
    const tabs: Listener[] = [];
    const here = setUp({}, tabs);
    const there = setUp({}, tabs);
    there.controller.signedIn({ token: 'of-meera', user: meera });
    here.controller.signedIn({ token: 'newer-of-meera', user: meera });
    expect(there.api.token.get()).toBe('of-meera');
    here.controller.signedIn({ token: 'of-ravi', user: { ...meera, id: 'u2', slug: 'ravi' } });
    expect(there.api.token.get()).toBeUndefined();
    await expect(there.api.signedInToken()).resolves.toBe('fresh');
  });

  it('does not claim to be done while the cookie is still there', async () => {
    const { controller, who } = setUp({ signOut: () => Promise.reject(new NetworkError()) });
    controller.signedIn({ token: 't', user: meera });
    await expect(controller.signOut()).rejects.toBeInstanceOf(NetworkError);
    expect(who()).toEqual(meera);
  });

  it('is done when the session was over already', async () => {
    const { controller, who } = setUp({ signOut: () => Promise.reject(refused) });
    controller.signedIn({ token: 't', user: meera });
    await controller.signOut();
    expect(who()).toBeNull();
  });
});

describe('spec 1.2: what only members do', () => {
  function Liker({ onLike }: { onLike: () => void }) {
    const requireMember = useRequireMember();
    const { isMember } = useSession();
    const { pathname, search, state } = useLocation();
    const { pending } = (state ?? {}) as { pending?: StoredAction };
    return (
      <button type="button" onClick={() => requireMember(onLike)}>
        {isMember ? 'member' : 'guest'} at {pathname}
        {search}
        {pending !== undefined && `, from ${pending.index ?? 'no entry'}`}
      </button>
    );
  }
  const show = (user: SessionUser | null, onLike: () => void) => {
    const store = createStore();
    store.set(currentUserAtom, user);
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={['/post/why?tab=latest']}>
          <Liker onLike={onLike} />
        </MemoryRouter>
      </Provider>,
    );
    act(() => screen.getByRole('button').click());
  };

  it('runs for a member', () => {
    const like = jest.fn();
    show(meera, like);
    expect(like).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toHaveTextContent('member at /post/why?tab=latest');
  });

  it('leads a guest to sign in, and knows the way back', () => {
    const like = jest.fn();
    show(null, like);
    expect(like).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveTextContent(
      'guest at /login?next=%2Fpost%2Fwhy%3Ftab%3Dlatest',
    );
  });

  it('knows the page in the history, but not while a link that was just followed isn’t rendered', () => {
    window.history.replaceState({ idx: 4 }, '');
    show(null, jest.fn());
    expect(screen.getByRole('button')).toHaveTextContent('from 4');
    cleanup();

    window.history.replaceState({ key: 'followed', idx: 5 }, '');
    show(null, jest.fn());
    expect(screen.getByRole('button')).toHaveTextContent('from no entry');
  });
});

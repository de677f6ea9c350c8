import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { createStore, Provider as StoreProvider } from 'jotai';
import { Suspense, type ReactElement, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { api } from '@upround/shared/api-client';
import { I18nProvider } from '@upround/shared/i18n';
import { routerPath } from '@upround/shared/links';
import { createQueryClient } from '@upround/shared/query';
import { RealtimeProvider } from '@upround/shared/realtime';
import { RouterAnchor, ScreenBoundary, announcerProps, statusOf } from '@upround/shared/routing';
import {
  createSessionController,
  currentUserAtom,
  SessionProvider,
  type SessionCalls,
  type SessionUser,
} from '@upround/shared/session';
import { Toasts } from '@upround/shared/toasts';
import { AnchorProvider } from '@upround/shared/ui';
import { fakeApi, type FakeApi } from './fake-api';
import { pageRealtime, type PageRealtime } from './page-realtime';

export interface RenderScreenOptions {
  /** The address at which the screen opens; `/` by default. */
  path?: string;
  /** The route's pattern from `routes`, so that the screen finds its parameters. */
  pattern?: string;
  /** Who is signed in; a guest by default. */
  user?: SessionUser | null;
  api?: FakeApi;
  /** Calls of the session, for screens that sign in or out. */
  sessionCalls?: Partial<SessionCalls>;
}

export interface RenderedScreen extends RenderResult {
  user: UserEvent;
  api: FakeApi;
  queryClient: QueryClient;
  store: ReturnType<typeof createStore>;
  /** Sends events over the realtime connection of the logged-in person. */
  realtime: PageRealtime;
  /** Path, query and hash of the place to which the screen has led by now. */
  address(): string;
  /** Goes back or forward in the history, or to an address. */
  go(to: number | string): Promise<void>;
}

/**
 * Renders one screen as the app would: router, cache, session, texts, toasts. Other addresses
 * render an empty page, so that `address()` shows where a link led.
 */
export function renderScreen(
  element: ReactElement,
  {
    path = '/',
    pattern,
    user = null,
    api: fake = fakeApi(),
    sessionCalls = {},
  }: RenderScreenOptions = {},
): RenderedScreen {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  const store = createStore();
  api.configure({
    fetch: fake.fetch,
    fetchWithProgress: (address, init, onProgress) => {
      onProgress(0.5);
      return fake.fetch(address, init);
    },
    checkAnswers: true,
    guestToken: 'guest-token',
    host: '',
  });
  const session = createSessionController({
    store,
    api,
    calls: {
      refresh: () => Promise.resolve({ token: 'refreshed-token' }),
      readUser: () => Promise.reject(new Error('not asked in this test')),
      signOut: () => Promise.resolve(),
      ...sessionCalls,
    },
    onIdentityChange: () => void queryClient.resetQueries(),
  });
  api.token.set(user === null ? undefined : 'member-token');
  store.set(currentUserAtom, user);
  const { realtime, page: pageEvents } = pageRealtime(user?.id ?? null);

  let address = path;
  let leadTo: (to: number | string) => void = () => undefined;
  function Probe() {
    const { pathname, search, hash } = useLocation();
    const navigate = useNavigate();
    address = `${pathname}${search}${hash}`;
    leadTo = (to) => void (typeof to === 'number' ? navigate(to) : navigate(to));
    return null;
  }

  const at = pattern === undefined ? '*' : routerPath(pattern);
  const rendered = render(element, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>
        <StoreProvider store={store}>
          <I18nProvider timeZone="UTC">
            <SessionProvider value={session}>
              <MemoryRouter initialEntries={[path]}>
                <Probe />
                <AnchorProvider value={RouterAnchor}>
                  <RealtimeProvider value={realtime}>
                    <ScreenBoundary
                      resetKey={path}
                      fallback={({ error }) => <p>Error page {statusOf(error)}</p>}
                    >
                      <Suspense fallback={null}>
                        <Routes>
                          <Route path={at} element={children} />
                          <Route path="*" element={null} />
                        </Routes>
                      </Suspense>
                    </ScreenBoundary>
                  </RealtimeProvider>
                  <div {...announcerProps} />
                  <Toasts />
                </AnchorProvider>
              </MemoryRouter>
            </SessionProvider>
          </I18nProvider>
        </StoreProvider>
      </QueryClientProvider>
    ),
  });
  return {
    ...rendered,
    user: userEvent.setup(),
    api: fake,
    queryClient,
    store,
    realtime: pageEvents,
    address: () => address,
    go: async (to) => act(async () => leadTo(to)),
  };
}

import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { listConversations } from '@upround/messaging/contract';
import { listNotifications } from '@upround/notifications/contract';
import { search, searchFixture, searchTop } from '@upround/search/contract';
import { api } from '@upround/shared/api-client';
import { aUser, fakeApi, segment } from '@upround/shared/testing';
import { listFollows } from '@upround/social/contract';
import { bufferEarlyKeys } from '../boot/early-keys';
import type { PageConfig } from '../boot/runtime-config';
import { start } from '../boot/start';
import { App } from './app';
import { Providers } from './providers';

const config: PageConfig = {
  apiHost: '',
  guestToken: 'guest-token',
  brandName: 'Upround',
  brandSlug: 'upround',
  demo: false,
  mailbox: false,
  posthog: null,
  webAnalyticsId: '',
  realtime: 'socket',
  firebase: null,
  buildId: '',
  session: null,
};

// Without it each page would load the analytics client and look for its server.
beforeEach(() => localStorage.setItem('analytics', 'off'));

// Code that is loaded after the first page is available at once, so that no test outruns it.
beforeAll(() => import('./global-keys'));

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** What a member's frame asks for a moment after the page, which a slow machine may reach. */
export const quiet = () =>
  fakeApi()
    .on(searchTop, () => ({ data: [] }) as never)
    .on(search, () => ({ ...searchFixture, data: [] }))
    .on(listConversations, () => ({
      data: [],
      prevSegment: null,
      nextSegment: null,
      total: 0,
      unreadCount: 0,
      requestCount: 0,
    }))
    .on(listFollows, () => segment([]))
    .on(listNotifications, () => ({ ...segment([]), unreadCount: 0, version: 1 }));

/** An API whose answers are on their way: for what is there before the page has its data. */
export const unanswered = { fetch: () => new Promise<never>(() => undefined) };

/** Opens the whole app at an address. */
export function open(
  path: string,
  settings: Partial<PageConfig> = {},
  fake: Pick<ReturnType<typeof quiet>, 'fetch'> = quiet(),
) {
  window.history.replaceState(null, '', path);
  bufferEarlyKeys();
  const running = start({ ...config, ...settings });
  stops.push(running.stop);
  api.configure({ fetch: fake.fetch });
  return {
    user: userEvent.setup(),
    ...render(
      <Providers running={running}>
        <App />
      </Providers>,
    ),
  };
}

export const member = { user: aUser(), token: 'member-token' };

import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { listConversations } from '@upround/messaging/contract';
import { listNotifications } from '@upround/notifications/contract';
import { search, searchFixture } from '@upround/search/contract';
import { api } from '@upround/shared/api-client';
import { aUser, fakeApi, segment } from '@upround/shared/testing';
import { start } from '../boot/start';
import type { PageConfig } from '../boot/runtime-config';
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

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** What a member's frame asks for a moment after the page, which a slow machine may reach. */
const quiet = () =>
  fakeApi()
    .on(listConversations, () => ({
      ...{ data: [], prevSegment: null, nextSegment: null, total: 0 },
      ...{ unreadCount: 0, requestCount: 0 },
    }))
    .on(listNotifications, () => ({ ...segment([]), unreadCount: 0, version: 1 }));

function open(path: string, settings: Partial<PageConfig> = {}, fake = quiet()) {
  window.history.replaceState(null, '', path);
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

const layout = () => document.querySelector('[data-layout]')?.getAttribute('data-layout');
const member = { user: aUser(), token: 'member-token' };

describe('the frame', () => {
  it('spec 2.11: puts a page into its layout', async () => {
    open('/about');
    expect(await screen.findByRole('heading', { level: 1, name: /About/ })).toBeVisible();
    expect(layout()).toBe('default');
    expect(document.querySelector('[data-page]')).toHaveAttribute('data-page', '/about');
  });

  it('spec 2.9: leaves pages of layout none alone', async () => {
    open('/terms');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(layout()).toBe('none');
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  });

  it('spec 2.13: opens a page without regard to case', async () => {
    open('/ABOUT/');
    expect(await screen.findByRole('heading', { level: 1, name: /About/ })).toBeVisible();
  });

  it('spec 2.10: shows the not-found page and leaves the address as typed', async () => {
    open('/Nowhere/at-all');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByText('Page not found: /Nowhere/at-all')).toBeVisible();
    expect(window.location.pathname).toBe('/Nowhere/at-all');
    expect(layout()).toBe('none');
  });

  it('offers a guest to log in, and knows the way back', async () => {
    const { container } = open('/about');
    await screen.findByRole('heading', { level: 1 });
    const [link] = screen.getAllByRole('link', { name: 'Log in' });
    expect(link).toHaveAttribute('href', '/login?next=%2Fabout');
    expect(screen.queryByRole('button', { name: /New post/ })).toBeNull();
    await expect(container).toHaveNoAxeViolations();
  });

  it('leads a member to their own profile, and shows who they are', async () => {
    const { user } = open('/about', { session: member });
    const main = screen.getByRole('navigation', { name: 'Main' });
    expect(within(main).getByRole('link', { name: 'Profile' })).toHaveAttribute(
      'href',
      '/user/meera-iyer',
    );
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
    expect(within(main).getByRole('button', { name: /New post/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Account of Meera Iyer' }));
    expect(await screen.findByRole('button', { name: 'Log out' })).toBeVisible();
  });

  it('lets the keyboard past the navigation', async () => {
    const { user } = open('/about');
    await screen.findByRole('heading', { level: 1 });
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  it('says when the connection is gone', () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get');
    open('/about');
    expect(screen.queryByText('No connection')).not.toBeInTheDocument();
    onLine.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('No connection')).toBeVisible();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText('No connection')).not.toBeInTheDocument();
  });
});

describe('the keyboard', () => {
  it('goes to the main places, and lists its keys', async () => {
    const { user } = open('/about', { session: member });
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(sheet).getByText('Go to your profile')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.keyboard('gp');
    expect(window.location.pathname).toBe('/pods');
  });

  it('features 4: leads to the search by /, from anywhere but a field', async () => {
    const { user } = open(
      '/about',
      {},
      fakeApi().on(search, () => searchFixture),
    );
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('/');
    const field = await screen.findByRole('searchbox', { name: /Search posts/ });
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('');
    await user.keyboard('water{Enter}');
    expect(window.location.search).toBe('?query=water');
  });

  it('is left alone while somebody writes', async () => {
    const { user } = open('/login');
    const [email] = await screen.findAllByLabelText('E-mail address');
    if (email === undefined) throw new Error('no field');
    await user.type(email, 'gh?');
    expect(window.location.pathname).toBe('/login');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { readConversation } from '@upround/messaging/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { refuse } from '@upround/shared/testing';
import { member, open, quiet, unanswered } from './app-test.fixtures';

const layout = () => document.querySelector('[data-layout]')?.getAttribute('data-layout');

describe('the frame', () => {
  afterEach(() => jest.restoreAllMocks());

  it('spec 2.11: puts a page into its layout', async () => {
    open('/about');
    expect(await screen.findByRole('heading', { level: 1, name: /About/ })).toBeVisible();
    expect(layout()).toBe('default');
    expect(document.querySelector('[data-page]')).toHaveAttribute('data-page', '/about');
  });

  it('spec 2.9: leaves pages of layout none alone', async () => {
    open('/terms');
    expect(await screen.findByRole('heading', { level: 1, name: /Terms/ })).toBeVisible();
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
    expect(screen.getByText(/^There’s nothing at \/Nowhere\/at-all/)).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(window.location.pathname).toBe('/Nowhere/at-all');
    expect(layout()).toBe('none');
  });

  it('offers a guest to log in, and knows the way back', async () => {
    const { container } = open('/about');
    await screen.findByRole('heading', { level: 1, name: /About/ });
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
    await user.click(screen.getByRole('button', { name: 'Meera Iyer’s account' }));
    expect(await screen.findByRole('button', { name: 'Log out' })).toBeVisible();
  });

  const asPhone = () =>
    jest.spyOn(window, 'matchMedia').mockImplementation((query): MediaQueryList =>
      Object.assign(new EventTarget(), {
        matches: query === '(width < 48rem)',
        media: query,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
  const places = () =>
    within(screen.getByRole('navigation', { name: 'Main' }))
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('a, button') !== null)
      .map((item) => item.querySelector('a, button')?.textContent);

  it('has five places on phones, and all others in one menu', async () => {
    asPhone();
    const guest = open('/about');
    await screen.findByRole('heading', { level: 1, name: /About/ });
    expect(places()).toEqual(['Home', 'Jobs', 'News', 'Pods', 'Log in']);
    guest.unmount();
    const { user } = open('/about', { session: member });
    await screen.findByRole('heading', { level: 1, name: /About/ });
    expect(places()).toEqual([
      'Home',
      'Jobs',
      expect.stringMatching(/Post/),
      'Messages',
      'Notifications',
    ]);
    await user.click(screen.getByRole('button', { name: 'More' }));
    const more = within(await screen.findByRole('dialog', { name: 'All pages' }));
    expect(more.getByRole('link', { name: 'Pods' })).toHaveAttribute('href', '/pods');
    expect(more.getByRole('link', { name: 'Saved' })).toBeVisible();
    expect(more.getByRole('button', { name: 'Log out' })).toBeVisible();
  });

  it('has them in the order in which they are seen where the window is wider', async () => {
    open('/about', { session: member });
    await screen.findByRole('heading', { level: 1, name: /About/ });
    expect(places()).toEqual([
      'Home',
      'Jobs',
      'Funding',
      'Mentors',
      'News',
      'Pods',
      'Messages',
      'Notifications',
      'Profile',
      'More',
      expect.stringMatching(/New post/),
    ]);
  });

  it.each(['/mentor', '/mentor/booking', '/mentor/MentorFunnelDynamic', '/book-mentor'])(
    'spec 2.36: marks Mentors on %s',
    (path) => {
      open(path, { session: member }, unanswered);
      const main = within(screen.getByRole('navigation', { name: 'Main' }));
      expect(main.getByRole('link', { current: 'page' })).toHaveTextContent('Mentors');
    },
  );

  it('leaves the bar of phones out below an open conversation', async () => {
    asPhone();
    const api = quiet().on(readConversation, () => {
      throw refuse(coreErrors.NOT_FOUND);
    });
    open('/dm', { session: member }, api);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    act(() => window.history.pushState(null, '', '/dm?conversation=0198c5a0'));
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await waitFor(() =>
      expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument(),
    );
  });

  it('lets the keyboard past the navigation', async () => {
    const { user } = open('/about');
    await screen.findByRole('heading', { level: 1, name: /About/ });
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  it('says when the connection is gone', () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get');
    open('/about');
    expect(screen.queryByText('You’re offline')).not.toBeInTheDocument();
    onLine.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('You’re offline')).toBeVisible();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText('You’re offline')).not.toBeInTheDocument();
  });
});

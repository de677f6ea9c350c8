import { act, screen, waitFor, within } from '@testing-library/react';
import {
  CHANGED_EVENT,
  listNotifications,
  markNotifications,
} from '@upround/notifications/contract';
import { NetworkError } from '@upround/shared/api-client';
import { coreErrors } from '@upround/shared/contract-core';
import { aPerson, aUser, refuse, renderScreen } from '@upround/shared/testing';
import {
  aNotification,
  notificationsApi,
  someNotifications,
} from '../../components/notifications-test.fixtures';
import { NotificationsScreen, notificationsScreenWith } from './notifications-screen';

const user = aUser();
const links = () => screen.queryAllByRole('link').filter((link) => link.closest('section'));
const lines = (count: number) => waitFor(() => expect(links()).toHaveLength(count));

function open(
  items = [aNotification()],
  path = '/notifications',
  server = notificationsApi(items),
) {
  const page = renderScreen(<NotificationsScreen />, {
    path,
    pattern: '/notifications',
    user,
    api: server.api,
  });
  return { ...page, server };
}
const sentence = (name: RegExp) => screen.findByRole('link', { name });

describe('spec 4.30: the notifications', () => {
  it('have no second line without an excerpt', async () => {
    const bare = aNotification();
    open([
      aNotification({ id: 'n-2' }),
      { ...bare, target: { ...bare.target, excerpt: '' }, actors: [aPerson()] },
    ]);
    await lines(2);
    const [full, short] = screen.getAllByRole('listitem').filter((row) => row.closest('section'));
    expect(full?.querySelectorAll('p')).toHaveLength(2);
    expect(short?.querySelectorAll('p')).toHaveLength(1);
  });

  it('say who did what, grouped, below their days', async () => {
    const ravi = aPerson({ id: 'p-2', displayName: 'Ravi Menon' });
    const { container } = open([
      aNotification({ id: 'n-6' }, ' and 4 others liked your post'),
      aNotification({
        id: 'n-5',
        group: 'PEOPLE',
        actors: [aPerson(), ravi],
        actorCount: 2,
        sentence: [
          { name: 'Asha Rao' },
          { text: ' and ' },
          { name: 'Ravi Menon' },
          { text: ' followed you' },
        ],
      }),
      aNotification(
        {
          id: 'n-4',
          group: 'MENTIONS',
          readAt: '2026-01-04T12:00:00.000Z',
          updatedAt: '2026-01-04T11:00:00.000Z',
        },
        ' replied to your comment',
      ),
      aNotification({
        id: 'n-3',
        type: 'NEW_KIND',
        group: 'WORK',
        actors: [],
        actorCount: 0,
        updatedAt: '2026-01-04T10:00:00.000Z',
        sentence: [{ text: 'Is ' }, { title: 'Backend engineer' }, { text: ' still open?' }],
      }),
      aNotification(
        { id: 'n-2', group: 'MENTIONS', updatedAt: '2026-01-03T10:00:00.000Z' },
        ' commented on your post',
      ),
    ]);
    await sentence(/^Unread: Asha Rao and 4 others liked your post$/);
    const follow = await sentence(/^Unread: Asha Rao and Ravi Menon followed you$/);
    expect(within(follow).getByText('Ravi Menon').closest('strong')).not.toBeNull();
    await sentence(/^Asha Rao replied to your comment$/);
    await sentence(/^Unread: Is Backend engineer still open\?$/);
    await sentence(/^Unread: Asha Rao commented on your post$/);
    const days = screen.getAllByRole('heading', { level: 2 }).map((day) => day.textContent);
    expect(days).toEqual(['5 Jan 2026', '4 Jan 2026', '3 Jan 2026']);
    await expect(container).toHaveNoAxeViolations();
  });

  it('of one kind are turned off from the menu of one of them', async () => {
    const mute = jest.fn(() => Promise.resolve());
    const Page = notificationsScreenWith({ tabs: [], useMuteKind: () => mute });
    const { api } = notificationsApi([aNotification()]);
    const page = renderScreen(<Page />, {
      path: '/notifications',
      pattern: '/notifications',
      user,
      api,
    });
    await page.user.click(await screen.findByRole('button', { name: 'More options' }));
    expect(screen.getByRole('menuitem', { name: 'Notification settings' })).toHaveAttribute(
      'href',
      '/settings?section=notifications',
    );
    await expect(page.baseElement).toHaveNoAxeViolations();
    await page.user.click(screen.getByRole('menuitem', { name: /^Turn off notifications/ }));
    expect(mute.mock.calls).toEqual([['LIKE']]);
  });

  it('are marked from the menu as well, where nothing hovers', async () => {
    const page = open(someNotifications(2));
    const [first] = await screen.findAllByRole('button', { name: 'More options' });
    await page.user.click(first as HTMLElement);
    await page.user.click(screen.getByRole('menuitem', { name: 'Mark as read' }));
    await waitFor(() =>
      expect(page.api.received(markNotifications)[0]).toEqual({ body: { ids: ['n-2'] } }),
    );
    expect(await screen.findByText('1 unread')).toBeInTheDocument();
  });

  it('bring their count to the head, also where the badge read an older one', async () => {
    const server = notificationsApi(someNotifications(3));
    server.api.on(listNotifications, ({ query }) =>
      query.limit === 1
        ? { data: [], nextSegment: null, unreadCount: 1, version: 9 }
        : { data: someNotifications(3), nextSegment: null, unreadCount: 3, version: 10 },
    );
    open([], '/notifications', server);
    expect(await screen.findByText('3 unread')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  });

  it('mark what they lead to as outdated when they are followed', async () => {
    const { user: person, queryClient } = open([aNotification({ outdates: ['jobs'] })]);
    queryClient.setQueryData(['jobs.readApplication', { params: { id: 'a' } }], {});
    queryClient.setQueryData(['feed.readFeed', 'pages'], {});
    await person.click(await sentence(/^Unread: Asha Rao/));
    const isOutdated = (queryKey: readonly unknown[]) =>
      queryClient.getQueryState(queryKey)?.isInvalidated;
    expect(isOutdated(['jobs.readApplication', { params: { id: 'a' } }])).toBe(true);
    expect(isOutdated(['feed.readFeed', 'pages'])).toBe(false);
  });

  it('are looked for further where the first page of a search holds none', async () => {
    const server = notificationsApi([]);
    const unread = { unreadCount: 0, version: 10 };
    server.api.on(listNotifications, ({ query: { cursor } }) =>
      cursor === 'behind'
        ? { data: [aNotification()], nextSegment: null, ...unread }
        : { data: [], nextSegment: 'behind', ...unread },
    );
    const page = open([], '/notifications?search=Asha', server);
    await page.user.click(await screen.findByRole('button', { name: 'Show more' }));
    await sentence(/liked your post/);
  });

  it('of today and of yesterday are so called', async () => {
    const now = Date.now();
    open([
      aNotification({ id: 'n-2', updatedAt: new Date(now).toISOString() }),
      aNotification({ id: 'n-1', updatedAt: new Date(now - 24 * 3_600_000).toISOString() }),
    ]);
    expect(await screen.findByRole('heading', { name: 'Today' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Yesterday' })).toBeInTheDocument();
  });

  it('of today are of yesterday once midnight has passed', async () => {
    jest.useFakeTimers({ now: new Date('2026-01-05T23:59:30Z'), advanceTimers: true });
    try {
      open([aNotification({ updatedAt: '2026-01-05T12:00:00.000Z' })]);
      await screen.findByRole('heading', { name: 'Today' });
      act(() => jest.advanceTimersByTime(2 * 60_000));
      expect(await screen.findByRole('heading', { name: 'Yesterday' })).toBeInTheDocument();
      expect(screen.queryByRole('heading', { name: 'Today' })).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('are read by opening them', async () => {
    const page = open();
    await page.user.click(await sentence(/liked your post/));
    expect(page.address()).toBe('/post/what-we-learned');
    expect(page.api.received(markNotifications)).toEqual([{ body: { ids: ['n-1'] } }]);
  });

  it('T32: lead to pages of ours alone', async () => {
    const target = { ...aNotification().target, deeplink: 'https://evil.example/' };
    open([aNotification({ target })]);
    expect(await sentence(/liked/)).toHaveAttribute('href', '/');
  });

  it('are marked one by one, and back, at once', async () => {
    const page = open();
    const answer = page.api.pause(markNotifications);
    await page.user.click(await screen.findByRole('button', { name: 'Mark as read' }));
    const back = screen.getByRole('button', { name: 'Mark as unread' });
    expect(back).toHaveAccessibleDescription('Asha Rao liked your post');
    answer();
    await page.user.click(back);
    expect(await screen.findByRole('button', { name: 'Mark as read' })).toBeInTheDocument();
    expect(page.api.received(markNotifications)).toEqual([
      { body: { ids: ['n-1'] } },
      { body: { ids: ['n-1'], read: false } },
    ]);
  });

  it('stay unread, with a word why, where the mark was refused', async () => {
    const page = open();
    page.api.on(markNotifications, () => {
      throw refuse(coreErrors.RATE_LIMITED);
    });
    await page.user.click(await screen.findByRole('button', { name: 'Mark as read' }));
    expect(await screen.findByText(/^The change wasn’t saved\. /)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Mark as read' })).toBeInTheDocument();
  });

  it.each([
    ['the server is busy', () => refuse(coreErrors.UNAVAILABLE), /busy right now/],
    ['the answer takes too long', () => new NetworkError({ timedOut: true }), /took too long/],
    ['nothing answers', () => new TypeError('Failed to fetch'), /couldn’t reach the server/],
  ])('stay unread where %s, which the toast says', async (_case, failure, words) => {
    const page = open();
    page.api.on(markNotifications, () => {
      throw failure();
    });
    await page.user.click(await screen.findByRole('button', { name: 'Mark as read' }));
    const toast = await screen.findByText(/^The change wasn’t saved\. /);
    expect(toast).toHaveTextContent(words);
  });

  it('are all marked as read up to the newest one shown, with Undo', async () => {
    const page = open([
      ...someNotifications(2),
      aNotification({ id: 'old', readAt: '2026-01-01T00:00:00.000Z' }),
    ]);
    await page.user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(page.server.unread().unreadCount).toBe(0));
    expect(screen.queryByRole('button', { name: 'Mark as read' })).not.toBeInTheDocument();
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(page.server.unread().unreadCount).toBe(2));
    expect(screen.getAllByRole('button', { name: 'Mark as read' })).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: 'Mark as unread' })).toHaveLength(1);
    expect(page.api.received(markNotifications)[0]).toEqual({ body: { all: true, upTo: 10 } });
  });

  it('of one kind are asked for and marked by their tab', async () => {
    const page = open(
      [
        aNotification({ id: 'n-2', group: 'PEOPLE' }, ' followed you'),
        aNotification({ group: 'MENTIONS' }, ' commented on your post'),
      ],
      '/notifications?tab=mentions',
    );
    await sentence(/commented/);
    expect(links()).toHaveLength(1);
    await page.user.click(screen.getByRole('button', { name: 'Mark these as read' }));
    await waitFor(() => expect(page.server.unread().unreadCount).toBe(1));
    expect(page.api.received(markNotifications)[0]?.body).toEqual({
      all: true,
      upTo: 10,
      group: 'MENTIONS',
    });
    await page.user.click(screen.getByRole('link', { name: 'People' }));
    expect(page.address()).toBe('/notifications?tab=people');
    await sentence(/followed you/);
  });

  it('are left out of Unread once read, but stay while the list is open', async () => {
    const page = open([
      aNotification({ id: 'n-2' }),
      aNotification({ readAt: '2026-01-05T10:00:00.000Z' }),
    ]);
    await lines(2);
    await page.user.click(screen.getByRole('radio', { name: 'Unread' }));
    expect(page.address()).toBe('/notifications?state=unread');
    await lines(1);
    await page.user.click(screen.getByRole('button', { name: 'Mark as read' }));
    expect(await screen.findByRole('button', { name: 'Mark as unread' })).toBeInTheDocument();
  });

  it('are searched after a pause in typing, and matches can be marked as read on their own', async () => {
    const page = open([
      aNotification({ id: 'n-2', actors: [aPerson({ displayName: 'Ravi Menon' })] }),
      aNotification(),
    ]);
    await lines(2);
    await page.user.type(screen.getByRole('searchbox'), 'Ravi');
    await waitFor(() => expect(page.address()).toBe('/notifications?search=Ravi'));
    await lines(1);
    await sentence(/Ravi Menon/);
    await page.user.click(screen.getByRole('button', { name: 'Mark these as read' }));
    await waitFor(() =>
      expect(page.api.received(markNotifications)).toEqual([{ body: { ids: ['n-2'] } }]),
    );
    await page.user.type(screen.getByRole('searchbox'), ' and nobody');
    expect(await screen.findByText('No results for “Ravi and nobody”')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Clear search' }));
    await lines(2);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('are searched without undoing what was chosen meanwhile', async () => {
    const page = open([aNotification()]);
    await lines(1);
    await page.user.type(screen.getByRole('searchbox'), 'Asha');
    await page.user.click(screen.getByRole('radio', { name: 'Unread' }));
    await waitFor(() => expect(page.address()).toBe('/notifications?state=unread&search=Asha'));
  });

  it('clear the search when a link opens all notifications', async () => {
    const page = open([aNotification()], '/notifications?search=Asha');
    expect(await screen.findByRole('searchbox')).toHaveValue('Asha');
    await page.go('/notifications');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await page.go(-1);
    expect(screen.getByRole('searchbox')).toHaveValue('Asha');
  });

  it('that arrive wait above the list and move nothing', async () => {
    const page = open(someNotifications(2));
    await lines(2);
    const changed = page.server.add(
      aNotification(
        { id: 'n-9', group: 'PEOPLE', updatedAt: '2026-01-05T13:00:00.000Z' },
        ' followed you',
      ),
    );
    page.server.add(aNotification({ id: 'n-1', updatedAt: '2026-01-05T14:00:00.000Z' }));
    await page.realtime.tell(CHANGED_EVENT, { ...changed, version: changed.version + 1 });
    const pill = await screen.findByRole('button', { name: '2 new' });
    expect(links()).toHaveLength(2);
    await page.user.click(pill);
    await sentence(/followed you/);
    expect(links()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /new/ })).not.toBeInTheDocument();
  });

  it('read in another tab are read here, and an older event asks for nothing', async () => {
    const page = open(someNotifications(2));
    await lines(2);
    await waitFor(() => expect(page.api.received(listNotifications).length).toBeGreaterThan(1));
    const before = page.api.received(listNotifications).length;
    await page.realtime.tell(CHANGED_EVENT, { unreadCount: 7, version: 3 });
    expect(page.api.received(listNotifications)).toHaveLength(before);
    page.server.kept.items = page.server.kept.items.map((item) => ({
      ...item,
      readAt: item.updatedAt,
    }));
    page.server.kept.version += 1;
    await page.realtime.tell(CHANGED_EVENT, page.server.unread());
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Mark as read' })).not.toBeInTheDocument(),
    );
    expect(screen.queryByRole('button', { name: /new/ })).not.toBeInTheDocument();
  });

  it('that are gone on the server leave the open list, so that the badge and the list agree', async () => {
    const page = open(someNotifications(2));
    await lines(2);
    page.server.kept.items = page.server.kept.items.filter(({ id }) => id !== 'n-2');
    page.server.kept.version += 1;
    await page.realtime.tell(CHANGED_EVENT, page.server.unread());
    await lines(1);
    expect(page.server.unread().unreadCount).toBe(1);
    expect(screen.getAllByRole('button', { name: 'Mark as read' })).toHaveLength(1);
  });

  it('of further pages stay where they are when the first page is read again', async () => {
    const page = open(someNotifications(12));
    await lines(10);
    await page.user.click(screen.getByRole('button', { name: 'Show more' }));
    await lines(12);
    page.server.kept.items = page.server.kept.items.filter(({ id }) => id !== 'n-12');
    page.server.kept.version += 1;
    await page.realtime.tell(CHANGED_EVENT, page.server.unread());
    await lines(11);
  });

  it('stay in the Unread list but count as read once another tab has read them', async () => {
    const page = open(someNotifications(2), '/notifications?state=unread');
    await lines(2);
    page.server.kept.items = page.server.kept.items.map((item) =>
      item.id === 'n-2' ? { ...item, readAt: item.updatedAt } : item,
    );
    page.server.kept.version += 1;
    await page.realtime.tell(CHANGED_EVENT, page.server.unread());
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Mark as read' })).toHaveLength(1),
    );
    expect(links()).toHaveLength(2);
  });

  it('stay marked where an answer from before the mark arrives after it', async () => {
    const page = open(someNotifications(2));
    await lines(2);
    await waitFor(() => expect(page.api.received(listNotifications).length).toBeGreaterThan(1));
    page.server.kept.version += 1;
    const { unreadCount, version } = page.server.unread();
    const before = { data: page.server.kept.items, nextSegment: null, unreadCount, version };
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    page.api.on(listNotifications, () => held.then(() => before));
    await page.realtime.tell(CHANGED_EVENT, { unreadCount, version });
    const finish = page.api.pause(markNotifications);
    const [first] = screen.getAllByRole('button', { name: 'Mark as read' });
    await page.user.click(first as HTMLElement);
    await act(async () => {
      answer();
      await held;
    });
    finish();
    await waitFor(() => expect(page.server.unread().unreadCount).toBe(1));
    await waitFor(() => expect(page.queryClient.isFetching()).toBe(0));
    expect(screen.getAllByRole('button', { name: 'Mark as unread' })).toHaveLength(1);
  });

  it('restored by Back are refreshed when the badge count is higher', async () => {
    const page = open(someNotifications(2));
    await lines(2);
    await page.go('/');
    page.server.kept.items = page.server.kept.items.map((item) => ({
      ...item,
      readAt: item.updatedAt,
    }));
    page.server.kept.version += 1;
    page.queryClient.setQueryData(['notifications.unread'], page.server.unread());
    await page.go(-1);
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Mark as unread' })).toHaveLength(2),
    );
  });

  it('go on in pages, each once, and end', async () => {
    const page = open(someNotifications(12));
    await lines(10);
    await page.user.click(screen.getByRole('button', { name: 'Show more' }));
    await lines(12);
    expect(screen.getByText(/^You’re all caught up\./)).toBeInTheDocument();
  });

  it('that did not load are asked for again', async () => {
    const page = open(someNotifications(12));
    await lines(10);
    page.api.disconnect();
    await page.user.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText(/^Couldn’t load more notifications\. /);
    page.api.disconnect(false);
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await lines(12);
  });

  it('show that they load, and that they failed to', async () => {
    const server = notificationsApi([aNotification()]);
    const answer = server.api.pause(listNotifications);
    server.api.disconnect();
    const { user: hand, container } = renderScreen(<NotificationsScreen />, {
      path: '/notifications',
      user,
      api: server.api,
    });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Couldn’t load your notifications')).toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
    server.api.disconnect(false);
    await hand.click(within(alert).getByRole('button', { name: 'Try again' }));
    answer();
    await sentence(/liked your post/);
  });

  it.each([
    ['', 'No notifications yet'],
    ['?tab=mentions', 'No mentions or replies yet'],
    ['?tab=reactions', 'No reactions yet'],
    ['?tab=people', 'No new followers yet'],
    ['?tab=system', 'Nothing from Upround yet'],
    ['?state=unread', 'You’re all caught up'],
  ])('there are none of: %s', async (query, words) => {
    const { container } = open([], `/notifications${query}`);
    expect(await screen.findByRole('heading', { name: words })).toBeInTheDocument();
    await expect(container).toHaveNoAxeViolations();
  });
});

import { screen, waitFor } from '@testing-library/react';
import {
  conversationEvent,
  conversationFixtures,
  listConversations,
} from '@upround/messaging/contract';
import { CHANGED_EVENT, listNotifications } from '@upround/notifications/contract';
import { routes } from '@upround/shared/links';
import { Page } from '@upround/shared/routing';
import { aUser, fakeApi, renderScreen, segment } from '@upround/shared/testing';
import { LiveFrame, UnreadMessagesMark, UnreadNotificationsMark } from './live';

const [conversation] = conversationFixtures;

describe('how much is unread', () => {
  const badge = { set: jest.fn(() => Promise.resolve()), clear: jest.fn(() => Promise.resolve()) };
  beforeEach(() => {
    jest.clearAllMocks();
    // Here is no service worker, which push says to the console.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    Object.assign(navigator, { setAppBadge: badge.set, clearAppBadge: badge.clear });
  });

  function open(counts: { unreadCount: number; requestCount: number }, unread: number) {
    const api = fakeApi()
      .on(listConversations, () => ({
        data: [],
        prevSegment: null,
        nextSegment: null,
        total: 0,
        ...counts,
      }))
      .on(listNotifications, () => ({ ...segment([]), unreadCount: unread, version: 1 }));
    return renderScreen(
      <Page pattern={routes.about} title="About">
        <UnreadMessagesMark />
        <UnreadNotificationsMark />
        <LiveFrame />
      </Page>,
      { api, user: aUser() },
    );
  }

  it('is shown beside its link, in the title and on the app’s icon, and follows new arrivals', async () => {
    const { realtime, unmount } = open({ unreadCount: 2, requestCount: 1 }, 4);
    expect(await screen.findByText('3 waiting')).toBeInTheDocument();
    expect(await screen.findByText('4 unread')).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('(7) About · Upround'));
    expect(badge.set).toHaveBeenLastCalledWith(7);

    const counts = { unreadCount: 0, requestCount: 0 };
    await realtime.tell(conversationEvent, { conversation: { ...conversation }, counts });
    await realtime.tell(CHANGED_EVENT, { unreadCount: 120, version: 2 });
    expect(await screen.findByText('99+')).toBeInTheDocument();
    expect(screen.queryByText(/waiting/)).not.toBeInTheDocument();
    expect(document.title).toBe('(99+) About · Upround');

    unmount();
    expect(document.title).toBe('About · Upround');
    expect(badge.clear).toHaveBeenCalled();
  });

  it('is not said where nothing is', async () => {
    open({ unreadCount: 0, requestCount: 0 }, 0);
    await waitFor(() => expect(badge.set).toHaveBeenLastCalledWith(0));
    expect(screen.queryByText(/waiting|unread/)).not.toBeInTheDocument();
    expect(document.title).toBe('About · Upround');
  });
});

import { screen, waitFor } from '@testing-library/react';
import { CHANGED_EVENT, listNotifications } from '@upround/notifications/contract';
import { aUser, renderScreen } from '@upround/shared/testing';
import { notificationsApi, someNotifications } from '../components/notifications-test.fixtures';
import { useUnreadNotifications } from './unread';

function Count() {
  return <output aria-label="unread">{useUnreadNotifications()}</output>;
}

describe('spec 4.30: the count of unread notifications', () => {
  function open() {
    const server = notificationsApi(someNotifications(3));
    return { server, ...renderScreen(<Count />, { user: aUser(), api: server.api }) };
  }
  const shown = (count: string) =>
    waitFor(() => expect(screen.getByRole('status', { name: 'unread' })).toHaveTextContent(count));
  const asked = (page: ReturnType<typeof open>) => page.api.received(listNotifications).length;

  it('is asked for cheaply, and follows what open pages hear', async () => {
    const page = open();
    await shown('3');
    expect(page.api.received(listNotifications)[0]).toEqual({ query: { limit: 1 } });
    const before = asked(page);
    await page.realtime.tell(CHANGED_EVENT, { unreadCount: 5, version: 12 });
    await shown('5');
    await page.realtime.tell(CHANGED_EVENT, { unreadCount: 4, version: 11 });
    await page.realtime.tell(CHANGED_EVENT, { unreadCount: '9', version: 99 });
    await shown('5');
    expect(asked(page)).toBe(before);
  });

  it('is asked for again after a gap, and when the page is looked at', async () => {
    const page = open();
    await shown('3');
    page.server.add({ ...someNotifications(1)[0], id: 'new' } as never);
    await page.realtime.gap();
    await shown('4');
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    page.server.add({ ...someNotifications(1)[0], id: 'newer' } as never);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await shown('5');
    later.mockRestore();
  });
});

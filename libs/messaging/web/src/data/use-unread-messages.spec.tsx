import { act, screen } from '@testing-library/react';
import { conversationEvent, listConversations } from '@upround/messaging/contract';
import { aUser, renderScreen } from '@upround/shared/testing';
import { aConversation, aMessage, messagingWorld } from '../messaging-test.fixtures';
import { countsKey } from './message-counts';
import { useUnreadMessages } from './use-unread-messages';

function Shown() {
  return <p>{useUnreadMessages()} waiting</p>;
}

describe('how much waits', () => {
  const world = () =>
    messagingWorld(
      [aConversation(), aConversation({ id: 'c2', state: 'PENDING', asked: true })],
      [aMessage(1), aMessage(2), aMessage(1, { conversationId: 'c2' })],
    );

  it('spec 4.19: unread messages and requests, on every page, at once', async () => {
    const { api, conversations } = world();
    const { realtime } = renderScreen(<Shown />, { api, user: aUser() });
    expect(await screen.findByText('3 waiting')).toBeInTheDocument();
    const counts = { unreadCount: 4, requestCount: 2 };
    await realtime.tell(conversationEvent, { conversation: conversations[0], counts });
    expect(await screen.findByText('6 waiting')).toBeInTheDocument();
  });

  it('asks again after a gap', async () => {
    const { api, arrive } = world();
    const { realtime } = renderScreen(<Shown />, { api, user: aUser() });
    await screen.findByText('3 waiting');
    arrive(aMessage(3));
    await realtime.gap();
    expect(await screen.findByText('4 waiting')).toBeInTheDocument();
  });

  it('asks again when its reader comes back after a minute', async () => {
    const { api, arrive } = world();
    const { queryClient } = renderScreen(<Shown />, { api, user: aUser() });
    await screen.findByText('3 waiting');
    const updatedAt = Date.now() - 61_000;
    queryClient.setQueryData(countsKey, { unreadCount: 2, requestCount: 1 }, { updatedAt });
    arrive(aMessage(3));
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('4 waiting')).toBeInTheDocument();
  });

  it('G32: asks nothing for a guest', () => {
    const { api } = world();
    renderScreen(<Shown />, { api });
    expect(screen.getByText('0 waiting')).toBeInTheDocument();
    expect(api.received(listConversations)).toEqual([]);
  });
});

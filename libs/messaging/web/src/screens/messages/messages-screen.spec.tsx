import { act, screen, waitFor, within } from '@testing-library/react';
import {
  changeConversation,
  conversationEvent,
  listConversations,
  messageEvent,
  messagingErrors,
  openConversation,
  sendMessage,
} from '@upround/messaging/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { aPerson, refuse, segment } from '@upround/shared/testing';
import { listFollows } from '@upround/social/contract';
import {
  aConversation,
  aMessage,
  kabir,
  layOut,
  messagingWorld,
  openMessages,
  passTime,
} from '../../messaging-test.fixtures';

beforeEach(() => layOut());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const sunita = aPerson({ id: 'sunita', slug: 'sunita-rao', displayName: 'Sunita Rao' });
const request = () =>
  aConversation({ state: 'PENDING', type: 'REQUEST', asked: true, otherReadUpTo: null });
const narrow = window.matchMedia;
const list = (name = 'Inbox') => screen.findByRole('list', { name });

describe('the messages page', () => {
  it('spec 4.17: lists inbox, requests and archive under addresses of their own', async () => {
    const world = messagingWorld(
      [
        aConversation(),
        { ...request(), id: 'c2', person: sunita },
        aConversation({ id: 'c3', person: aPerson({ displayName: 'Ravi Old' }), archived: true }),
      ],
      [aMessage(1, { text: 'Thursday works' }), aMessage(1, { conversationId: 'c2' })],
    );
    const { container, user, address } = openMessages(world, '/dm');
    const row = within(await list()).getByRole('link', { name: /Kabir Anand/ });
    expect(row).toHaveTextContent('Thursday works');
    expect(row).toHaveTextContent('1 unread message');
    expect(screen.getByText('Choose a conversation')).toBeInTheDocument();
    expect(
      screen.getByText(/Moderators only see the ones around a reported message/),
    ).toBeVisible();
    await act(() => expect(container).toHaveNoAxeViolations());
    await user.click(screen.getByRole('link', { name: 'Requests 1' }));
    expect(within(await list('Waiting')).getByText('Sunita Rao')).toBeInTheDocument();
    expect(address()).toBe('/dm?tab=requests');
    await user.click(screen.getByRole('link', { name: 'Archived' }));
    expect(within(await list('Archived')).getByText('Ravi Old')).toBeInTheDocument();
  });

  it('counts nothing unread on the conversation that is open', async () => {
    const world = messagingWorld(
      [aConversation(), aConversation({ id: 'c2', person: sunita })],
      [aMessage(1), aMessage(1, { conversationId: 'c2' })],
    );
    openMessages(world, '/dm?conversation=c1');
    const rows = within(await list());
    expect(await rows.findByRole('link', { name: /Sunita Rao/ })).toHaveTextContent(
      '1 unread message',
    );
    const open = rows.getByRole('link', { name: /Kabir Anand/ });
    expect(open).toHaveAttribute('aria-current', 'true');
    expect(open).not.toHaveTextContent('unread');
  });

  it('shows the latest conversation in a wide window, and stays with it while others arrive', async () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ ...narrow(media), matches: media === '(width >= 80rem)' }));
    const world = messagingWorld(
      [aConversation(), aConversation({ id: 'c2', person: sunita })],
      [aMessage(1, { text: 'Thursday works' }), aMessage(1, { conversationId: 'c2' })],
    );
    const { address, realtime, user } = openMessages(world, '/dm');
    const name = (await screen.findByRole('heading', { level: 2 })).textContent;
    const other = name === 'Sunita Rao' ? {} : { conversationId: 'c2' };
    expect(await screen.findByRole('textbox', { name: `Message to ${name}` })).not.toHaveFocus();
    expect(address()).toBe('/dm');
    const open = async () => within(await list()).getByRole('link', { current: true });
    expect(await open()).toHaveTextContent(name);
    const told = world.arrive(aMessage(2, { ...other, createdAt: '2026-02-07T09:00:00.000Z' }));
    await realtime.tell(messageEvent, { ...told, counts: world.counts() });
    await waitFor(async () =>
      expect(within(await list()).getAllByRole('link')[0]).not.toHaveTextContent(name),
    );
    expect(await open()).toHaveTextContent(name);
    await user.click(screen.getByRole('link', { name: 'Archived' }));
    expect(await screen.findByText('Choose a conversation')).toBeVisible();
    expect(address()).toBe('/dm?tab=archived');
  });

  it('prefers an unread conversation to a later one in a wide window', async () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ ...narrow(media), matches: media === '(width >= 80rem)' }));
    openMessages(
      messagingWorld(
        [aConversation({ id: 'c2', person: sunita, readUpTo: 9 }), aConversation()],
        [aMessage(1), aMessage(9, { conversationId: 'c2' })],
      ),
      '/dm',
    );
    expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('Kabir Anand');
    expect(within(await list()).getAllByRole('link')[0]).toHaveTextContent('Sunita Rao');
  });

  it('marks the latest conversation as read once something is done in it, not because it is shown', async () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ ...narrow(media), matches: media === '(width >= 80rem)' }));
    const world = messagingWorld(
      [aConversation({ unreadCount: 1, lastSequence: 1, readUpTo: 0 })],
      [aMessage(1, { text: 'Thursday works' })],
    );
    const { user } = openMessages(world, '/dm');
    const field = await screen.findByRole('textbox', { name: 'Message to Kabir Anand' });
    expect(await screen.findAllByText('Thursday works')).not.toHaveLength(0);
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
    expect(world.api.received(changeConversation)).toEqual([]);
    await user.click(field);
    await waitFor(() =>
      expect(world.api.received(changeConversation)[0]?.body).toEqual({ readUpTo: 1 }),
    );
  });

  it('suggests people to message when there are no conversations', async () => {
    openMessages(messagingWorld(), '/dm');
    expect(await screen.findByText('Start your first conversation')).toBeInTheDocument();
  });

  it('says in each list that there is nothing, and what will be there', async () => {
    const { user } = openMessages(messagingWorld(), '/dm');
    expect(await screen.findByText('No conversations yet')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Requests' }));
    expect(await screen.findByText('No requests')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Declined' }));
    expect(await screen.findByText('No declined requests')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Archived' }));
    expect(await screen.findByText('No archived conversations')).toBeInTheDocument();
  });

  it('spec 8.10: says that a list did not load, in the refusal’s own words, and tries again', async () => {
    const world = messagingWorld([aConversation()]);
    let isAway = true;
    const answer = {
      ...segment([aConversation()]),
      prevSegment: null,
      total: 1,
      ...world.counts(),
    };
    world.api.on(listConversations, () => {
      if (isAway) throw refuse(coreErrors.RATE_LIMITED);
      return answer;
    });
    const { user, container } = openMessages(world, '/dm');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Couldn’t load your conversations');
    expect(alert).toHaveTextContent(coreErrors.RATE_LIMITED.sentence);
    expect(alert).not.toHaveTextContent(/connection/);
    await act(() => expect(container).toHaveNoAxeViolations());
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(within(await list()).getByText('Kabir Anand')).toBeInTheDocument();
  });

  it('R7: shows the next conversations when asked, each once', async () => {
    const world = messagingWorld([aConversation()]);
    world.api.on(listConversations, ({ query }) => {
      const isNext = query.cursor === 'next';
      const data = isNext ? [aConversation({ id: 'c9', person: sunita })] : [aConversation()];
      return {
        data,
        prevSegment: null,
        nextSegment: isNext ? null : 'next',
        total: 2,
        ...world.counts(),
      };
    });
    const { user } = openMessages(world, '/dm');
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Sunita Rao')).toBeInTheDocument();
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('marks the place of the composer while the conversation loads', async () => {
    const { container } = openMessages(messagingWorld([aConversation()]));
    expect(screen.getByText('Loading conversation')).toBeInTheDocument();
    expect(container.querySelector('[data-composer]')).toBeInTheDocument();
    const field = await screen.findByRole('textbox', { name: 'Message to Kabir Anand' });
    expect(field.closest('[data-composer]')).toBeInTheDocument();
  });

  it('T20: says in place that a conversation is not there; the page stays', async () => {
    const { container } = openMessages(messagingWorld([aConversation()]), '/dm?conversation=no');
    expect(await screen.findByText('Conversation not found')).toBeInTheDocument();
    expect(within(await list()).getByText('Kabir Anand')).toBeInTheDocument();
    await act(() => expect(container).toHaveNoAxeViolations());
  });

  it('R4: shows a conversation of the list without a connection, and can write in it', async () => {
    const world = messagingWorld([aConversation({ readUpTo: 1 })], [aMessage(1)]);
    const { user } = openMessages(world, '/dm');
    const row = within(await list()).getByRole('link', { name: /Kabir Anand/ });
    world.api.disconnect();
    await user.click(row);
    expect(await screen.findByText('Couldn’t load messages')).toBeInTheDocument();
    expect(screen.queryByText('Couldn’t load the conversation')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Message to Kabir Anand' })).toBeInTheDocument();
  });

  it('spec 4.19: moves a conversation up with what arrives, and counts in the same step', async () => {
    const world = messagingWorld(
      [aConversation({ id: 'c2', person: sunita, readUpTo: 1 }), aConversation({ readUpTo: 1 })],
      [aMessage(1), aMessage(1, { conversationId: 'c2', createdAt: '2026-01-06T09:00:00.000Z' })],
    );
    const { realtime } = openMessages(world, '/dm');
    const names = async () =>
      within(await list())
        .getAllByRole('link')
        .map(({ textContent }) => /Kabir|Sunita/.exec(textContent ?? '')?.[0]);
    expect(await names()).toEqual(['Sunita', 'Kabir']);
    const told = world.arrive(aMessage(2, { createdAt: '2026-01-07T09:00:00.000Z' }));
    await realtime.tell(messageEvent, { ...told, counts: world.counts() });
    await waitFor(async () => expect(await names()).toEqual(['Kabir', 'Sunita']));
    expect(await list()).toHaveTextContent('1 unread message');
  });

  it('asks every 30 seconds while no events arrive', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const world = messagingWorld([aConversation()]);
    const { realtime } = openMessages(world, '/dm');
    await list();
    await realtime.open(false);
    const before = world.api.received(listConversations).length;
    jest.advanceTimersByTime(31_000);
    await waitFor(() =>
      expect(world.api.received(listConversations).length).toBeGreaterThan(before),
    );
  });
});

describe('a request', () => {
  it('A4, spec 4.17: is accepted in place, and isn’t marked as read before that', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const world = messagingWorld([request()], [aMessage(1)]);
    const { user, container } = openMessages(world, '/dm?tab=requests&conversation=c1');
    expect(await screen.findByText('Kabir Anand wants to message you')).toBeVisible();
    await act(() => expect(container).toHaveNoAxeViolations());
    await passTime();
    expect(world.api.received(changeConversation)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.queryByText(/wants to message you/)).not.toBeInTheDocument());
    expect(screen.queryByRole('list', { name: 'Waiting' })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(world.api.received(changeConversation).map(({ body }) => body)).toEqual([
        { state: 'ACCEPTED' },
        { readUpTo: 1 },
      ]),
    );
  });

  it('A4: is declined, can still be read, and accepted after all', async () => {
    const world = messagingWorld([request()], [aMessage(1)]);
    const { user } = openMessages(world, '/dm?tab=requests&conversation=c1');
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('You declined this request')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(within(screen.getByRole('log')).getByText('Message 1')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Accept request' }));
    expect(await screen.findByRole('textbox')).toBeInTheDocument();
  });

  it('P8: a reply accepts', async () => {
    const world = messagingWorld([request()], [aMessage(1)]);
    const { user } = openMessages(world, '/dm?tab=requests&conversation=c1');
    await user.type(await screen.findByRole('textbox'), 'Gladly{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByText(/wants to message you/)).not.toBeInTheDocument());
    expect(world.api.received(sendMessage)).toHaveLength(1);
  });

  it.each([
    ['WAITING', /^You can write again/],
    ['CLOSED', /declined your request/],
    ['GONE', /This account was deleted/],
  ] as const)('P8: %s says plainly that nothing can be written', async (writing, words) => {
    const person = writing === 'GONE' ? null : kabir;
    const world = messagingWorld([aConversation({ writing, person })], [aMessage(1)]);
    openMessages(world);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('P8: takes one short first message, and says so', async () => {
    const first = aConversation({ state: 'PENDING', type: 'REQUEST', writing: 'FIRST' });
    const world = messagingWorld([first]);
    const { user } = openMessages(world);
    const field = await screen.findByRole('textbox');
    expect(screen.getByText(/one message of up to 500 characters/)).toBeInTheDocument();
    await user.click(field);
    await user.paste('a'.repeat(501));
    expect(screen.getByRole('button', { name: 'Send message' })).toBeDisabled();
    await user.clear(field);
    await user.paste('May I send you the deck?');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText(/^You can write again/)).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('what is done with a conversation', () => {
  it('spec 4.21: can be archived, with Undo', async () => {
    const world = messagingWorld([aConversation({ readUpTo: 1 })], [aMessage(1)]);
    const { user } = openMessages(world);
    await user.click(await screen.findByRole('button', { name: 'Conversation options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(world.api.received(changeConversation).map(({ body }) => body)).toEqual([
        { archived: true },
        { archived: false },
      ]),
    );
    expect(within(await list()).getByText('Kabir Anand')).toBeInTheDocument();
  });

  it('spec 4.21: says that it was archived, and that undo failed, also on another page', async () => {
    const world = messagingWorld([aConversation({ readUpTo: 1 })], [aMessage(1)]);
    const { user, go } = openMessages(world);
    const open = world.api.pause(changeConversation);
    await user.click(await screen.findByRole('button', { name: 'Conversation options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await go('/');
    open();
    const undo = await screen.findByRole('button', { name: 'Undo' });
    world.api.disconnect();
    await user.click(undo);
    expect(await screen.findByText(/^The conversation wasn’t moved/)).toBeInTheDocument();
  });

  it('a refusal to answer leaves everything, and says why', async () => {
    const world = messagingWorld([request()], [aMessage(1)]);
    world.api.on(changeConversation, () => {
      throw refuse(messagingErrors.NOT_ASKED);
    });
    const { user } = openMessages(world, '/dm?tab=requests&conversation=c1');
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText(/Only the person who got the request/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Decline' })).toBeInTheDocument();
  });

  it('is heard of from another tab', async () => {
    const world = messagingWorld([request()], [aMessage(1)]);
    const { realtime } = openMessages(world, '/dm?conversation=c1');
    await screen.findByText(/wants to message you/);
    const answered = { state: 'ACCEPTED', type: 'DIRECT' } as const;
    const conversation = Object.assign(world.conversations[0] ?? request(), answered);
    await realtime.tell(conversationEvent, { conversation, counts: world.counts() });
    await waitFor(() => expect(screen.queryByText(/wants to message you/)).not.toBeInTheDocument());
    expect(within(await list()).getByText('Kabir Anand')).toBeInTheDocument();
  });

  it('suggests people the viewer follows while no conversation is open', async () => {
    const world = messagingWorld([aConversation({ id: 'c5', person: sunita })]);
    world.api
      .on(listFollows, () => segment([{ ...sunita, followed: true, followerCount: 3 }]))
      .on(openConversation, () => aConversation({ id: 'c5', person: sunita }));
    const { user, address, container } = openMessages(world, '/dm');
    const people = within(await screen.findByRole('region', { name: 'People you follow' }));
    expect(people.getByText('Sunita Rao')).toBeVisible();
    await expect(container).toHaveNoAxeViolations();
    await user.click(people.getByRole('button', { name: 'Message Sunita Rao' }));
    await waitFor(() => expect(address()).toBe('/dm?conversation=c5'));
    expect(world.api.received(openConversation)[0]).toEqual({ body: { userId: sunita.id } });
  });

  it('suggests people the viewer follows below a short inbox, without those who are in it', async () => {
    const world = messagingWorld([aConversation()]);
    const followed = [kabir, sunita].map((person) => ({
      ...person,
      followed: true,
      followerCount: 3,
    }));
    world.api
      .on(listFollows, () => segment(followed))
      .on(openConversation, () => aConversation({ id: 'c5', person: sunita }));
    const { user, address } = openMessages(world, '/dm');
    // The list is first. Windows with room for the second, which is there while no conversation is open, show that alone.
    const sections = await screen.findAllByRole('region', { name: 'People you follow' });
    expect(sections).toHaveLength(2);
    const section = sections[0] as HTMLElement;
    expect(section).toHaveClass('medium:hidden');
    const people = within(section);
    expect(people.getAllByRole('listitem')).toHaveLength(1);
    await user.click(people.getByRole('button', { name: 'Message Sunita Rao' }));
    await waitFor(() => expect(address()).toBe('/dm?conversation=c5'));
  });

  it('suggests them below a short inbox in every window while a conversation is open', async () => {
    const world = messagingWorld([aConversation()]);
    world.api.on(listFollows, () => segment([{ ...sunita, followed: true, followerCount: 3 }]));
    openMessages(world);
    const section = await screen.findByRole('region', { name: 'People you follow' });
    expect(section).not.toHaveClass('medium:hidden');
  });

  it('spec 4.18: starts with someone the viewer follows; a rejection shows its reason', async () => {
    const world = messagingWorld([aConversation({ id: 'c5', person: sunita })]);
    world.api
      .on(listFollows, () => segment([{ ...sunita, followed: true, followerCount: 3 }]))
      .on(openConversation, () => {
        throw refuse(messagingErrors.MESSAGES_NOT_TAKEN);
      });
    const { user, address } = openMessages(world, '/dm');
    const [begin] = screen.getAllByRole('button', { name: 'New message' });
    await user.click(begin as HTMLElement);
    const dialog = screen.getByRole('dialog', { name: 'New message' });
    await user.click(await within(dialog).findByRole('button', { name: /Sunita Rao/ }));
    expect(await screen.findByText(/settings don’t let you message them/)).toBeInTheDocument();
    world.api.on(openConversation, () => aConversation({ id: 'c5', person: sunita }));
    await user.click(within(dialog).getByRole('button', { name: /Sunita Rao/ }));
    await waitFor(() => expect(address()).toBe('/dm?conversation=c5'));
  });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  catchUpMessages,
  changeConversation,
  conversationEvent,
  listMessages,
  searchMessages,
  messageEvent,
} from '@upround/messaging/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { refuse } from '@upround/shared/testing';
import {
  aConversation,
  aMessage,
  kabir,
  layOut,
  passTime,
  messagingWorld,
  openMessages,
  someMessages,
} from '../../../messaging-test.fixtures';

beforeEach(() => layOut());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const log = () => screen.findByRole('log');
const scroller = () => screen.getByRole('region', { name: `Messages with ${kabir.displayName}` });

describe('the messages of a conversation', () => {
  it('spec 4.19: open at the first unread message, below the “New” line', async () => {
    const world = messagingWorld([aConversation({ readUpTo: 100 })], someMessages(140));
    const { container } = openMessages(world);
    expect(await screen.findByText('New')).toBeInTheDocument();
    expect(await screen.findByText('Message 101')).toBeInTheDocument();
    expect(world.api.received(listMessages)[0]?.query).toMatchObject({ around: 101, limit: 50 });
    expect(within(await log()).queryByText('Message 140')).not.toBeInTheDocument();
    await act(() => expect(container).toHaveNoAxeViolations());
    act(() => scroller().scrollTo({ top: scroller().scrollHeight }));
    await waitFor(() => expect(world.api.received(listMessages).length).toBeGreaterThan(1));
    act(() => scroller().scrollTo({ top: scroller().scrollHeight }));
    expect(await within(await log()).findByText('Message 140')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('spec 3.8: open at the end, draw only what is near, and read back in time in place', async () => {
    const world = messagingWorld([aConversation({ readUpTo: 300 })], someMessages(300));
    openMessages(world);
    expect(await within(await log()).findByText('Message 300')).toBeInTheDocument();
    expect(within(await log()).getAllByText(/^Message \d+$/).length).toBeLessThan(40);
    await waitFor(() => expect(scroller().scrollTop).toBeGreaterThan(2_000));
    act(() => scroller().scrollTo({ top: 500 }));
    const shown = within(await log()).getAllByText(/^Message \d+$/)[4]?.textContent ?? '';
    await waitFor(() => expect(world.api.received(listMessages)).toHaveLength(2));
    // Fifty more stand above by now, and what was in sight still is.
    await waitFor(() => expect(scroller().scrollTop).toBeGreaterThan(2_800));
    expect(screen.getByText(shown)).toBeInTheDocument();
  });

  it('keeps the messages and says why earlier ones couldn’t load, and tries again when asked', async () => {
    const world = messagingWorld([aConversation({ readUpTo: 120 })], someMessages(120));
    const { user } = openMessages(world);
    await within(await log()).findByText('Message 120');
    const answer = { data: [aMessage(1)], prevSegment: null, nextSegment: null, total: 120 };
    let mayAnswer = false;
    world.api.on(listMessages, () => {
      if (mayAnswer) return answer;
      throw refuse(coreErrors.INTERNAL);
    });
    act(() => scroller().scrollTo({ top: 0 }));
    expect(await screen.findByText(/^Couldn’t load earlier messages\. .+/)).toBeInTheDocument();
    mayAnswer = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(screen.queryByText(/^Couldn’t load earlier messages/)).not.toBeInTheDocument(),
    );
  });

  it('begin again at the end where they were left far from it', async () => {
    const other = aConversation({ id: 'c2' });
    const world = messagingWorld([aConversation({ readUpTo: 100 }), other], someMessages(240));
    const { go } = openMessages(world);
    await within(await log()).findByText('Message 101');
    await go('/dm?conversation=c2');
    expect(await screen.findByText(/You haven’t messaged/)).toBeInTheDocument();
    await go('/dm?conversation=c1');
    const beginnings = () =>
      world.api
        .received(listMessages)
        .filter(({ query }) => query.conversationId === 'c1' && (query.cursor ?? '') === '');
    await waitFor(() => expect(beginnings()).toHaveLength(2));
  });

  it('say the day once, and group what one person wrote within minutes', async () => {
    const world = messagingWorld(
      [aConversation({ readUpTo: 3 })],
      [
        aMessage(1, { createdAt: '2026-01-04T09:00:00.000Z' }),
        aMessage(2, { createdAt: '2026-01-05T09:00:00.000Z' }),
        aMessage(3, { createdAt: '2026-01-05T09:01:00.000Z' }),
      ],
    );
    openMessages(world);
    await within(await log()).findByText('Message 3');
    expect(within(await log()).getAllByText(/Jan 2026|Today|Yesterday/)).toHaveLength(2);
    // One time for each group.
    expect(within(await log()).getAllByText(/^\d{1,2}:\d{2}/)).toHaveLength(2);
  });

  it('spec 4.19: mark messages as read once they’re half visible and the window has focus', async () => {
    const looks = jest.spyOn(document, 'hasFocus').mockReturnValue(false);
    jest.useFakeTimers({ advanceTimers: true });
    const world = messagingWorld([aConversation()], someMessages(3));
    openMessages(world);
    await within(await log()).findByText('Message 3');
    await passTime();
    expect(world.api.received(changeConversation)).toEqual([]);
    looks.mockReturnValue(true);
    fireEvent.focus(window);
    await waitFor(() =>
      expect(world.api.received(changeConversation)).toEqual([
        { params: { id: 'c1' }, body: { readUpTo: 3 } },
      ]),
    );
    await waitFor(() => expect(screen.queryByText('3 unread messages')).not.toBeInTheDocument());
  });

  it('spec 4.20: say sent and read only where the other one shows it', async () => {
    const own = aMessage(1, { senderId: 'user-1' });
    const world = messagingWorld([aConversation({ otherReadUpTo: null })], [own]);
    const { realtime } = openMessages(world);
    expect(await screen.findByText('Sent')).toBeInTheDocument();
    const conversation = { ...world.conversations[0], otherReadUpTo: 1 };
    await realtime.tell(conversationEvent, { conversation, counts: world.counts() });
    expect(await screen.findByText('Read')).toBeInTheDocument();
    expect(screen.queryByText('Sent')).not.toBeInTheDocument();
  });

  it('R5: show a message once, whether the event, the answer or the catching up brings it', async () => {
    const world = messagingWorld([aConversation({ readUpTo: 2 })], someMessages(2));
    const { realtime } = openMessages(world);
    await screen.findByText('Message 2');
    const told = { ...world.arrive(aMessage(3)), counts: world.counts() };
    await realtime.tell(messageEvent, told, 'one');
    await realtime.tell(messageEvent, told, 'another');
    await realtime.gap();
    expect(await screen.findAllByText('Message 3')).toHaveLength(2);
    // In the thread and in the list.
    expect(within(await log()).getAllByText('Message 3')).toHaveLength(1);
  });

  it('read out each message once, also the same words again, and how many came at once', async () => {
    const world = messagingWorld([aConversation({ readUpTo: 2 })], someMessages(2));
    const { realtime } = openMessages(world);
    await within(await log()).findByText('Message 2');
    const say = (sequence: number, text: string) => {
      const told = world.arrive(aMessage(sequence, { text }));
      return realtime.tell(messageEvent, { ...told, counts: world.counts() });
    };
    await say(3, 'Yes');
    const spoken = await screen.findByText('Kabir Anand: Yes');
    expect(spoken.closest('[role="status"]')).not.toBeNull();
    await say(4, 'Yes');
    await waitFor(() => expect(spoken).not.toBeInTheDocument());
    expect(screen.getByText('Kabir Anand: Yes')).toBeInTheDocument();
    for (const sequence of [5, 6, 7]) world.arrive(aMessage(sequence));
    await realtime.gap();
    expect(
      await screen.findByText('3 new messages from Kabir Anand. Latest: Message 7'),
    ).toBeInTheDocument();
  });

  it('R6: read on from the last known message after a gap, however much it is', async () => {
    const world = messagingWorld([aConversation({ readUpTo: 2 })], someMessages(2));
    const { realtime } = openMessages(world);
    await screen.findByText('Message 2');
    for (let sequence = 3; sequence <= 503; sequence += 1) world.arrive(aMessage(sequence));
    await realtime.gap();
    expect(await within(await log()).findByText('Message 503')).toBeInTheDocument();
    const asked = world.api.received(catchUpMessages).filter(({ query }) => query.after === 2);
    expect(asked.length).toBeGreaterThanOrEqual(11);
  });

  it('R6: an event that leaves a gap is not shown before the messages between', async () => {
    const world = messagingWorld([aConversation({ readUpTo: 1 })], someMessages(1));
    const { realtime } = openMessages(world);
    await screen.findByText('Message 1');
    world.arrive(aMessage(2));
    const told = world.arrive(aMessage(3));
    await realtime.tell(messageEvent, { ...told, counts: world.counts() });
    await within(await log()).findByText('Message 3');
    const shown = within(await log()).getAllByText(/^Message \d$/);
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      'Message 1',
      'Message 2',
      'Message 3',
    ]);
  });

  it('R6: show what arrives while they are being read, also on the way to the end', async () => {
    const world = messagingWorld([aConversation({ readUpTo: 2 })], someMessages(2));
    const answer = {
      data: [...someMessages(2)].reverse(),
      total: 2,
      prevSegment: null,
      nextSegment: null,
    };
    world.api.on(listMessages, () => answer);
    const open = world.api.pause(listMessages);
    const { realtime } = openMessages(world);
    await screen.findByRole('textbox');
    const told = { ...world.arrive(aMessage(3)), counts: world.counts() };
    await realtime.tell(messageEvent, told);
    open();
    expect(await within(await log()).findByText('Message 3')).toBeInTheDocument();
  });

  it('R6: ask again for what did not answer, while events go on arriving', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const world = messagingWorld([aConversation({ readUpTo: 2 })], someMessages(2));
    const { realtime } = openMessages(world);
    await within(await log()).findByText('Message 2');
    world.arrive(aMessage(3));
    world.api.disconnect();
    await realtime.gap();
    await passTime();
    world.api.disconnect(false);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(await within(await log()).findByText('Message 3')).toBeInTheDocument();
  });

  it('T4: show text as text, and only addresses of the web as links', async () => {
    const text = '<b onclick="x">hi</b> https://upround.test/a javascript:alert(1)';
    const world = messagingWorld([aConversation({ readUpTo: 1 })], [aMessage(1, { text })]);
    openMessages(world);
    const thread = await log();
    const link = await within(thread).findByRole('link', { name: 'upround.test/a' });
    expect(link).toHaveAttribute('href', 'https://upround.test/a');
    expect(link.getAttribute('rel')).toContain('noopener');
    const urls = within(thread)
      .getAllByRole('link')
      .map((one) => one.getAttribute('href'));
    expect(urls).toEqual(['/user/kabir-anand', 'https://upround.test/a']);
    expect(within(thread).getByText(/<b onclick="x">/)).toBeInTheDocument();
  });

  it('spec 4.22: find words and lead to the place of a hit', async () => {
    const messages = someMessages(200).map((message) =>
      message.sequence === 20 ? { ...message, text: 'Runway of nine months' } : message,
    );
    const world = messagingWorld([aConversation({ readUpTo: 200 })], messages);
    const { user, container } = openMessages(world);
    await screen.findByText('Message 200');
    await user.click(screen.getByRole('button', { name: 'Search in this conversation' }));
    await user.type(screen.getByRole('searchbox'), 'runway');
    expect(await screen.findByText('1 message found')).toBeInTheDocument();
    await act(() => expect(container).toHaveNoAxeViolations());
    await user.click(screen.getByRole('button', { name: /Runway of nine months/ }));
    expect(await within(await log()).findByText('Runway of nine months')).toBeInTheDocument();
    expect(world.api.received(listMessages).at(-1)?.query).toMatchObject({ around: 20 });
    expect(scroller()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Jump to the latest message' }));
    expect(await within(await log()).findByText('Message 200')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Search in this conversation' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Search in this conversation' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Close search' }));
    expect(screen.getByRole('button', { name: 'Search in this conversation' })).toHaveFocus();
  });

  it('spec 4.22: a long conversation is searched in parts, and says so', async () => {
    const world = messagingWorld([aConversation({ readUpTo: 2_100 })], someMessages(2_100));
    const ends = { prevSegment: null, total: 0 };
    world.api.on(searchMessages, ({ query }) =>
      query.cursor === 'behind'
        ? { ...ends, data: [aMessage(3, { text: 'Runway' })], nextSegment: null }
        : { ...ends, data: [], nextSegment: 'behind' },
    );
    const { user } = openMessages(world);
    await screen.findByText('Message 2100');
    await user.click(screen.getByRole('button', { name: 'Search in this conversation' }));
    await user.type(screen.getByRole('searchbox'), 'runway');
    await screen.findByText(/No matches for “runway” so far/);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('button', { name: /Runway/ })).toBeInTheDocument();
    expect(screen.getByText('0 messages found in the latest 2,000')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });
});

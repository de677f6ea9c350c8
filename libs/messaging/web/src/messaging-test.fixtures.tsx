import { act } from '@testing-library/react';
import {
  catchUpMessages,
  changeConversation,
  listConversations,
  listMessages,
  readConversation,
  searchMessages,
  sendMessage,
  type Conversation,
  type Message,
} from '@upround/messaging/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { routes } from '@upround/shared/links';
import {
  aPerson,
  aUser,
  fakeApi,
  refuse,
  renderScreen,
  segment,
  type FakeApi,
} from '@upround/shared/testing';
import { listFollows } from '@upround/social/contract';
import { listOf } from './model/conversation-lists';
import { MessagesScreen } from './screens/messages/messages-screen';

export const kabir = aPerson({ id: 'kabir', slug: 'kabir-anand', displayName: 'Kabir Anand' });

const BEGAN = Date.parse('2026-01-05T09:00:00.000Z');

export function aMessage(sequence: number, changes: Partial<Message> = {}): Message {
  return {
    id: `message-${changes.conversationId ?? 'c1'}-${sequence}`,
    conversationId: 'c1',
    sequence,
    senderId: kabir.id,
    text: `Message ${sequence}`,
    createdAt: new Date(BEGAN + sequence * 60_000).toISOString(),
    clientId: null,
    ...changes,
  };
}

export function aConversation(changes: Partial<Conversation> = {}): Conversation {
  return {
    id: 'c1',
    state: 'ACCEPTED',
    type: 'DIRECT',
    asked: false,
    archived: false,
    writing: 'OPEN',
    person: kabir,
    lastMessage: null,
    lastSequence: 0,
    readUpTo: 0,
    otherReadUpTo: 0,
    unreadCount: 0,
    createdAt: '2026-01-05T08:00:00.000Z',
    ...changes,
  };
}

/** The given number of the other person's messages, from the first. */
export const someMessages = (count: number) =>
  Array.from({ length: count }, (_, at) => aMessage(at + 1));

export interface TestWorld {
  api: FakeApi;
  conversations: Conversation[];
  messages: Message[];
  /** A message that arrives on the server. */
  arrive: (message: Message) => { message: Message; conversation: Conversation };
  counts: () => { unreadCount: number; requestCount: number };
}

/** A fake API that stores conversations as the server does, as far as screens need it. */
export function messagingWorld(
  given: readonly Conversation[] = [],
  messages: Message[] = [],
): TestWorld {
  const withLast = (conversation: Conversation): Conversation => {
    const own = messages.filter(({ conversationId }) => conversationId === conversation.id);
    const last = own.at(-1) ?? null;
    return {
      ...conversation,
      lastMessage: last,
      lastSequence: last?.sequence ?? 0,
      unreadCount: own.filter(
        ({ sequence, senderId }) => sequence > conversation.readUpTo && senderId !== 'user-1',
      ).length,
    };
  };
  const world = { conversations: given.map(withLast), messages };
  const find = (id: string) => {
    const found = world.conversations.find((conversation) => conversation.id === id);
    if (found === undefined) throw refuse(coreErrors.NOT_FOUND);
    return found;
  };
  const put = (next: Conversation) => {
    world.conversations = world.conversations.map((one) => (one.id === next.id ? next : one));
    return next;
  };
  const of = (id: string) =>
    messages.filter(({ conversationId }) => conversationId === find(id).id);
  const counts = () => ({
    unreadCount: world.conversations
      .filter((one) => listOf(one) === 'inbox')
      .reduce((sum, one) => sum + one.unreadCount, 0),
    requestCount: world.conversations.filter((one) => listOf(one) === 'requests').length,
  });
  const windowOf = <Row,>(data: Row[], total: number) => ({
    data,
    total,
    prevSegment: null as string | null,
    nextSegment: null as string | null,
  });

  const api = fakeApi()
    .on(listFollows, () => segment([]))
    .on(listConversations, ({ query }) => {
      const name = query.archived
        ? 'archived'
        : query.state === 'PENDING'
          ? 'requests'
          : query.state === 'REJECTED'
            ? 'declined'
            : 'inbox';
      const data = world.conversations.filter((one) => listOf(one) === name);
      return { ...windowOf(data, data.length), ...counts() };
    })
    .on(readConversation, ({ params }) => find(params.id))
    .on(changeConversation, ({ params, body }) => {
      const known = find(params.id);
      const { state, archived, readUpTo } = body;
      if (state !== undefined) {
        return put({ ...known, state, type: state === 'ACCEPTED' ? 'DIRECT' : 'REQUEST' });
      }
      if (archived !== undefined) return put({ ...known, archived });
      return put(withLast({ ...known, readUpTo: readUpTo ?? 0 }));
    })
    .on(listMessages, ({ query }) => {
      const all = of(query.conversationId);
      const limit = query.limit ?? 20;
      const [way, place, bound] = (query.cursor ?? '').split(':');
      // A way on belongs to the question that it came with.
      if (way !== '' && bound !== String(query.around)) throw refuse(coreErrors.INVALID_CURSOR);
      const top =
        way === 'older'
          ? Number(place) - 1
          : way === 'newer'
            ? Number(place) + limit
            : query.around === undefined
              ? all.length
              : query.around + limit / 2;
      const end = Math.min(top, all.length);
      const begin = Math.max(way === 'newer' ? Number(place) : end - limit, 0);
      return {
        data: all.slice(begin, end).reverse(),
        prevSegment: end < all.length ? `newer:${end}:${query.around}` : null,
        nextSegment: begin > 0 ? `older:${begin + 1}:${query.around}` : null,
        total: all.length,
      };
    })
    .on(catchUpMessages, ({ query }) => {
      const after =
        query.cursor === undefined || query.cursor === '' ? query.after : Number(query.cursor);
      const later = of(query.conversationId).filter(({ sequence }) => sequence > after);
      const data = later.slice(0, query.limit ?? 20);
      const isEnd = data.length === later.length;
      return {
        ...windowOf(data, messages.length),
        nextSegment: isEnd ? null : String(data.at(-1)?.sequence),
      };
    })
    .on(searchMessages, ({ query }) => {
      const words = query.query.toLowerCase();
      const data = of(query.conversationId).filter(({ text }) =>
        text.toLowerCase().includes(words),
      );
      return windowOf(data.reverse(), data.length);
    })
    .on(sendMessage, ({ body }) => {
      const { conversationId, text, clientId = null } = body;
      const known = of(conversationId).find((one) => one.clientId === clientId);
      if (known !== undefined) return known;
      const sequence = of(conversationId).length + 1;
      const message = aMessage(sequence, { conversationId, text, clientId, senderId: 'user-1' });
      messages.push(message);
      const found = find(conversationId);
      const accepts = { state: 'ACCEPTED', type: 'DIRECT' } as const;
      const before = found.asked ? { ...found, ...accepts } : found;
      put(
        withLast({ ...before, writing: before.writing === 'FIRST' ? 'WAITING' : before.writing }),
      );
      return message;
    });

  return {
    api,
    get conversations() {
      return world.conversations;
    },
    messages,
    counts,
    arrive(message) {
      messages.push(message);
      return { message, conversation: put(withLast(find(message.conversationId))) };
    },
  };
}

/** jsdom lays nothing out: the window of the thread is 600 px high, each row 60. */
export function layOut(): void {
  const heightOf = (element: HTMLElement) => (element.getAttribute('role') === 'region' ? 600 : 60);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return heightOf(this);
  });
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return heightOf(this);
  });
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    const log = this.querySelector<HTMLElement>('[role="log"]');
    return log === null ? 0 : Math.max(600, parseFloat(log.style.height));
  });
  HTMLElement.prototype.scrollTo = function (
    this: HTMLElement,
    options?: ScrollToOptions | number,
  ) {
    const top = typeof options === 'object' ? (options.top ?? 0) : 0;
    this.scrollTop = Math.min(top, this.scrollHeight - this.clientHeight);
    this.dispatchEvent(new Event('scroll'));
  } as typeof HTMLElement.prototype.scrollTo;
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
}

/** Longer than any delay before an event is sent; with fake timers. */
export const passTime = () => act(() => jest.advanceTimersByTimeAsync(2_000));

/** The messages page for the viewer `user-1`. */
export const openMessages = (world: TestWorld, path = '/dm?conversation=c1', user = aUser()) =>
  renderScreen(<MessagesScreen />, { pattern: routes.messages, path, user, api: world.api });

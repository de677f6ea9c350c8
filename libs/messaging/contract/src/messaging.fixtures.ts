import type { Conversation } from './conversation.schema';
import type { Message } from './message.schema';

const ids = {
  accepted: '018bcfe5-6800-7000-8000-0000000000a1',
  request: '018bcfe5-6800-7000-8000-0000000000a2',
  gone: '018bcfe5-6800-7000-8000-0000000000a3',
  viewer: '018bcfe5-6800-7000-8000-0000000000b0',
  meera: '018bcfe5-6800-7000-8000-0000000000b1',
  kabir: '018bcfe5-6800-7000-8000-0000000000b2',
  nobody: '018bcfe5-6800-7000-8000-0000000000b3',
};

/** Messages as the server answers them, newest first, for tests of screens and of this contract. */
export const messageFixtures: readonly Message[] = [
  {
    id: '018bcfe5-6800-7000-8000-0000000000c2',
    conversationId: ids.accepted,
    sequence: 2,
    senderId: ids.meera,
    text: 'Thursday works. I’ll bring the renewal numbers,\nall 41 of them.',
    createdAt: '2026-01-05T09:32:00.000Z',
    clientId: null,
  },
  {
    id: '018bcfe5-6800-7000-8000-0000000000c1',
    conversationId: ids.accepted,
    sequence: 1,
    senderId: ids.viewer,
    text: 'Could we look at churn before the “board” pack goes out? <Thursday>?',
    createdAt: '2026-01-05T09:30:00.000Z',
    clientId: 'device-1-000017',
  },
];

const [newest] = messageFixtures;

/** Conversations as the server answers them to one viewer. */
export const conversationFixtures: readonly Conversation[] = [
  {
    id: ids.accepted,
    state: 'ACCEPTED',
    type: 'DIRECT',
    asked: false,
    archived: false,
    writing: 'OPEN',
    person: {
      id: ids.meera,
      slug: 'meera-nair',
      displayName: 'Meera Nair',
      headline: 'Founder, Tallyfern',
      avatarUrl: null,
      role: 'FOUNDER',
    },
    lastMessage: newest ?? null,
    lastSequence: 2,
    readUpTo: 1,
    otherReadUpTo: 1,
    unreadCount: 1,
    createdAt: '2026-01-05T09:30:00.000Z',
  },
  {
    id: ids.request,
    state: 'PENDING',
    type: 'REQUEST',
    asked: true,
    archived: false,
    writing: 'OPEN',
    person: {
      id: ids.kabir,
      slug: 'kabir-anand',
      displayName: 'Kabir Anand',
      headline: '',
      avatarUrl: '/media/kabir.png',
      role: 'AMBASSADOR',
    },
    lastMessage: {
      id: '018bcfe5-6800-7000-8000-0000000000c3',
      conversationId: ids.request,
      sequence: 1,
      senderId: ids.kabir,
      text: 'We have five student projects on Saturday. Would you listen to one?',
      createdAt: '2026-01-04T18:00:00.000Z',
      clientId: null,
    },
    lastSequence: 1,
    readUpTo: 0,
    otherReadUpTo: null,
    unreadCount: 1,
    createdAt: '2026-01-04T17:58:00.000Z',
  },
  {
    id: ids.gone,
    state: 'ACCEPTED',
    type: 'DIRECT',
    asked: true,
    archived: false,
    writing: 'GONE',
    person: null,
    lastMessage: {
      id: '018bcfe5-6800-7000-8000-0000000000c4',
      conversationId: ids.gone,
      sequence: 9,
      senderId: ids.nobody,
      text: 'Goodbye, and thank you for the introduction.',
      createdAt: '2025-12-01T08:00:00.000Z',
      clientId: null,
    },
    lastSequence: 9,
    readUpTo: 9,
    otherReadUpTo: null,
    unreadCount: 0,
    createdAt: '2025-11-20T08:00:00.000Z',
  },
];

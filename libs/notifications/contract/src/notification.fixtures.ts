import type { Device } from './device.schema';
import type { Notification } from './notification.schema';

const person = (name: string, at: number) => ({
  id: `018bcfe5-6800-7000-8000-00000000000${at}`,
  slug: name.toLowerCase(),
  displayName: name,
  headline: 'Builds things',
  avatarUrl: null,
  role: null,
});

/** Records as the server answers them, for tests of screens and of this contract. */
export const notificationFixtures: readonly Notification[] = [
  {
    id: '018bcfe5-6800-7000-8000-000000000011',
    type: 'LIKE',
    group: 'REACTIONS',
    sentence: [{ name: 'Ada' }, { text: ' and 11 others liked your post' }],
    outdates: ['social', 'feed.readPost'],
    target: {
      referenceType: 'POST',
      referenceId: '018bcfe5-6800-7000-8000-000000000021',
      excerpt: 'What we learned from “no” & <maybe>',
      deeplink: '/post/what-we-learned',
    },
    actors: [person('Ada', 1), person('Bela', 2), person('Chen', 3)],
    actorCount: 12,
    readAt: null,
    createdAt: '2026-01-05T09:30:00.000Z',
    updatedAt: '2026-01-05T11:00:00.000Z',
  },
  {
    id: '018bcfe5-6800-7000-8000-000000000012',
    type: 'REPLY',
    group: 'MENTIONS',
    sentence: [{ name: 'Ada' }, { text: ' replied to your comment' }],
    outdates: ['social', 'feed.readPost'],
    target: {
      referenceType: 'REPLY',
      referenceId: '018bcfe5-6800-7000-8000-000000000022',
      excerpt: 'That is the number I was missing.',
      deeplink: '/post/what-we-learned#c-018bcfe5-6800-7000-8000-000000000023',
    },
    actors: [person('Ada', 1)],
    actorCount: 1,
    readAt: '2026-01-04T18:05:00.000Z',
    createdAt: '2026-01-04T18:00:00.000Z',
    updatedAt: '2026-01-04T18:00:00.000Z',
  },
  {
    id: '018bcfe5-6800-7000-8000-000000000013',
    type: 'SYSTEM',
    group: 'SYSTEM',
    sentence: [{ text: 'A moderator removed your comment' }],
    outdates: [],
    target: {
      referenceType: 'COMMENT',
      referenceId: '018bcfe5-6800-7000-8000-000000000024',
      excerpt: 'It went against the community guidelines.',
      deeplink: '/community-guidelines',
    },
    actors: [],
    actorCount: 0,
    readAt: null,
    createdAt: '2026-01-03T18:00:00.000Z',
    updatedAt: '2026-01-03T18:00:00.000Z',
  },
  {
    id: '018bcfe5-6800-7000-8000-000000000014',
    type: 'SAMPLE',
    group: 'WORK',
    sentence: [{ title: 'Tidewater' }, { text: ' answered you about ' }, { title: 'Engineer' }],
    outdates: ['jobs'],
    target: {
      referenceType: 'JOB',
      referenceId: '018bcfe5-6800-7000-8000-000000000101',
      excerpt: '',
      deeplink: '/jobs',
    },
    actors: [],
    actorCount: 0,
    readAt: null,
    createdAt: '2026-01-02T18:00:00.000Z',
    updatedAt: '2026-01-02T18:00:00.000Z',
  },
];

export const deviceFixtures: readonly Device[] = [
  {
    id: '018bcfe5-6800-7000-8000-000000000031',
    deviceId: 'browser-at-home',
    createdAt: '2026-01-01T10:00:00.000Z',
    lastSeenAt: '2026-01-05T09:30:00.000Z',
  },
];

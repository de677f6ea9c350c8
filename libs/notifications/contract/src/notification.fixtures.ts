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

const job = {
  referenceType: 'JOB',
  referenceId: '018bcfe5-6800-7000-8000-000000000101',
  excerpt: '',
  job: { title: 'Backend engineer', company: 'Tidewater' },
} as const;

const jobNotice = {
  ...{ actors: [], actorCount: 0, readAt: null },
  ...{ createdAt: '2026-01-02T18:00:00.000Z', updatedAt: '2026-01-02T18:00:00.000Z' },
};

/** Records as the server answers them, for tests of screens and of this contract. */
export const notificationFixtures: readonly Notification[] = [
  {
    id: '018bcfe5-6800-7000-8000-000000000011',
    type: 'LIKE',
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
    target: {
      referenceType: 'COMMENT',
      referenceId: '018bcfe5-6800-7000-8000-000000000024',
      excerpt: '',
      deeplink: '/community-guidelines',
    },
    actors: [],
    actorCount: 0,
    readAt: null,
    createdAt: '2026-01-03T18:00:00.000Z',
    updatedAt: '2026-01-03T18:00:00.000Z',
  },
  {
    ...jobNotice,
    id: '018bcfe5-6800-7000-8000-000000000014',
    type: 'APPLICATION',
    target: { ...job, deeplink: '/jobs?view=hiring&job=backend-engineer' },
    actors: [person('Ada', 1), person('Bela', 2), person('Chen', 3)],
    actorCount: 4,
  },
  {
    ...jobNotice,
    id: '018bcfe5-6800-7000-8000-000000000015',
    type: 'APPLICATION_MOVED',
    target: { ...job, step: 'INTERVIEW', deeplink: '/jobs?applied=true&application=a-1' },
  },
  {
    ...jobNotice,
    id: '018bcfe5-6800-7000-8000-000000000016',
    type: 'JOB_FOUND',
    target: {
      ...{ referenceType: 'JOB', referenceId: job.referenceId, search: 'Remote engineering' },
      ...{
        count: 2,
        excerpt: 'Backend engineer, Data engineer',
        deeplink: '/jobs?workplace=REMOTE',
      },
    },
  },
  {
    ...jobNotice,
    id: '018bcfe5-6800-7000-8000-000000000017',
    type: 'JOB_REMINDER',
    target: {
      ...job,
      step: 'WAITING',
      count: 3,
      deeplink: '/jobs?view=hiring&job=backend-engineer',
    },
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

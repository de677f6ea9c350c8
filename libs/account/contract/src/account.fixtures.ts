import type { Session, SessionUser, SignedIn } from './auth.schema';

/** A member without a picture, and a moderator with one. */
export const sessionUserFixtures: readonly SessionUser[] = [
  {
    id: '018bcfe5-6800-7000-8000-0000000000a1',
    slug: 'asha-rao',
    displayName: 'Asha Rao',
    email: 'asha@example.test',
    avatarUrl: null,
    roles: [],
  },
  {
    id: '018bcfe5-6800-7000-8000-0000000000a2',
    slug: 'dev-malhotra',
    displayName: 'Dev Malhotra',
    email: 'dev@example.test',
    avatarUrl: '/media/avatar-dev-malhotra.webp',
    roles: ['MODERATOR', 'ADMIN'],
  },
];

/** What a sign-in answers, one for each person. */
export const signedInFixtures: readonly SignedIn[] = sessionUserFixtures.map((user) => ({
  token: `header.${user.slug}.signature`,
  user,
}));

/** The device at hand, and another. */
export const sessionFixtures: readonly Session[] = [
  {
    id: '018bcfe5-6800-7000-8000-0000000000e1',
    device: 'Firefox on Linux',
    createdAt: '2026-03-02T08:00:00.000Z',
    lastSeenAt: '2026-03-04T09:30:00.000Z',
    current: true,
  },
  {
    id: '018bcfe5-6800-7000-8000-0000000000e2',
    device: 'Chrome on Android',
    createdAt: '2026-02-20T17:45:00.000Z',
    lastSeenAt: '2026-03-01T06:15:00.000Z',
    current: false,
  },
];

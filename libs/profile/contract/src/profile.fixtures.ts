import type { Profile } from './profile.calls';

/** A profile as others see it, and one's own. */
export const profileFixtures: readonly Profile[] = [
  {
    id: '018bcfe5-6800-7000-8000-0000000000a1',
    slug: 'asha-rao',
    displayName: 'Asha Rao',
    headline: 'Founder, Tidewater. Water meters for housing societies, Pune',
    avatarUrl: '/media/avatar-asha-rao.webp',
    role: 'FOUNDER',
    about: 'Two engineers, 41 housing societies, one meter that does not drift.',
    followerCount: 128,
    followingCount: 40,
    followed: true,
    own: false,
    joinedAt: '2026-01-14T10:00:00.000Z',
  },
  {
    id: '018bcfe5-6800-7000-8000-0000000000a2',
    slug: 'dev-malhotra',
    displayName: 'Dev Malhotra',
    headline: '',
    avatarUrl: null,
    role: null,
    about: '',
    followerCount: 0,
    followingCount: 0,
    followed: false,
    own: true,
    joinedAt: '2026-03-04T09:30:00.000Z',
    email: 'dev@example.test',
  },
];

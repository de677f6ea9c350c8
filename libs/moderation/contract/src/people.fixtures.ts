import type { AdminRequest, Member, MemberDetails } from './people.schema';

const asha = {
  id: '018bcfe5-6800-7000-8000-0000000000aa',
  slug: 'asha-rao',
  displayName: 'Asha Rao',
  headline: 'Founder, Harbourlight',
  avatarUrl: null,
  role: 'FOUNDER',
} as const;

const dev = {
  id: '018bcfe5-6800-7000-8000-0000000000ab',
  slug: 'dev-malhotra',
  displayName: 'Dev Malhotra',
  headline: '',
  avatarUrl: null,
  role: null,
} as const;

const meera = {
  id: '018bcfe5-6800-7000-8000-0000000000ac',
  slug: 'meera-iyer',
  displayName: 'Meera Iyer',
  headline: 'Runs Upround',
  avatarUrl: null,
  role: null,
} as const;

/** Members as the server answers them: a moderator with a gift, and one whose account is being deleted. */
export const memberFixtures: readonly Member[] = [
  {
    person: asha,
    roles: ['MODERATOR'],
    state: 'ACTIVE',
    eraseAfter: null,
    plan: { tier: 2, source: 'GRANT', until: '2026-12-31T18:30:00.000Z' },
    joinedAt: '2025-11-02T08:00:00.000Z',
    lastSeenAt: '2026-01-05T09:30:00.000Z',
  },
  {
    person: dev,
    roles: [],
    state: 'DELETING',
    eraseAfter: '2026-02-03T10:00:00.000Z',
    plan: null,
    joinedAt: '2025-12-24T17:45:00.000Z',
    lastSeenAt: null,
  },
];

export const adminRequestFixtures: readonly AdminRequest[] = [
  {
    id: '018bcfe5-6800-7000-8000-0000000000d1',
    person: asha,
    requestedBy: meera,
    reason: 'Looks after the site while I’m away in March.',
    createdAt: '2026-01-04T18:00:00.000Z',
    expiresAt: '2026-01-11T18:00:00.000Z',
  },
];

/** The moderator in full, with a request to make her an admin. */
export const memberDetailsFixture: MemberDetails = {
  person: asha,
  roles: ['MODERATOR'],
  state: 'ACTIVE',
  eraseAfter: null,
  plan: { tier: 2, source: 'GRANT', until: '2026-12-31T18:30:00.000Z' },
  joinedAt: '2025-11-02T08:00:00.000Z',
  lastSeenAt: '2026-01-05T09:30:00.000Z',
  sessions: [
    {
      id: '018bcfe5-6800-7000-8000-0000000000e1',
      device: 'Firefox on Linux',
      createdAt: '2026-01-02T08:00:00.000Z',
      lastSeenAt: '2026-01-05T09:30:00.000Z',
      current: false,
    },
    {
      id: '018bcfe5-6800-7000-8000-0000000000e2',
      device: 'Chrome on Android',
      createdAt: '2025-12-20T08:00:00.000Z',
      lastSeenAt: '2026-01-03T20:10:00.000Z',
      current: false,
    },
  ],
  gift: { tier: 2, source: 'GRANT', until: '2026-12-31T18:30:00.000Z' },
  adminRequest: {
    id: '018bcfe5-6800-7000-8000-0000000000d1',
    person: asha,
    requestedBy: meera,
    reason: 'Looks after the site while I’m away in March.',
    createdAt: '2026-01-04T18:00:00.000Z',
    expiresAt: '2026-01-11T18:00:00.000Z',
  },
  adminCount: 2,
};

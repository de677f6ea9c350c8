import type { DataExport } from './export.calls';
import type { Profile } from './profile.schema';

/** A profile as others see it, and the viewer's own. */
export const profileFixtures: readonly Profile[] = [
  {
    id: '018bcfe5-6800-7000-8000-0000000000a1',
    slug: 'asha-rao',
    displayName: 'Asha Rao',
    headline: 'Founder, Tidewater. Water meters for housing societies, Pune',
    avatarUrl: '/media/avatar-asha-rao.webp',
    role: 'FOUNDER',
    about: 'Two engineers, 41 housing societies, one meter that does not drift.',
    location: 'Pune, Maharashtra',
    links: ['https://tidewater.example', 'https://www.example.org/asha'],
    avatar: {
      url: '/media/avatar-asha-rao.webp',
      variants: [],
      width: 192,
      height: 192,
      alt: 'Asha Rao beside a water meter',
      color: '#31525b',
    },
    banner: null,
    experience: [
      {
        id: '018bcfe5-6800-7000-8000-0000000000e5',
        title: 'Founder',
        company: 'Tidewater',
        companyRecord: { slug: 'tidewater', logoUrl: '/media/logo-tidewater.webp' },
        location: 'Pune',
        description: 'Meters for housing societies that do not drift.',
        startMonth: '2023-06',
        endMonth: null,
      },
    ],
    followsYou: false,
    muted: false,
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

/** One that can be fetched, and one that is being built. */
export const exportFixtures: readonly DataExport[] = [
  {
    id: '018bcfe5-6800-7000-8000-0000000000f7',
    state: 'READY',
    progress: 100,
    requestedAt: '2026-03-02T08:00:00.000Z',
    expiresAt: '2026-03-09T08:01:00.000Z',
    size: 482_113,
    url: '/v1/export/018bcfe5-6800-7000-8000-0000000000f7/file',
  },
  {
    id: '018bcfe5-6800-7000-8000-0000000000f8',
    state: 'RUNNING',
    progress: 45,
    requestedAt: '2026-03-04T09:30:00.000Z',
    expiresAt: null,
    size: null,
    url: null,
  },
];

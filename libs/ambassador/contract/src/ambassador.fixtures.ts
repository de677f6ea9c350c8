import type {
  Ambassador,
  BoardRow,
  CheckedInvite,
  Invite,
  LedgerLine,
  OwnAmbassador,
  Programme,
  Referral,
  Season,
} from './ambassador.schema';

const idOf = (end: string) => `018bcfe5-6800-7000-8000-0000000002${end}`;

/** People of the programme. */
export const ambassadorPeopleFixtures = {
  ira: {
    id: idOf('a1'),
    slug: 'ira-banerjee',
    displayName: 'Ira Banerjee',
    headline: 'Runs the founders’ circle in Kolkata',
    avatarUrl: null,
    role: 'AMBASSADOR',
  },
  dev: {
    id: idOf('a2'),
    slug: 'dev-pillai',
    displayName: 'Dev Pillai',
    headline: 'Organises demo nights in Kochi',
    avatarUrl: null,
    role: 'FOUNDER',
  },
} as const;

const { ira, dev } = ambassadorPeopleFixtures;

export const seasonFixture: Season = {
  id: '2026-Q4',
  from: '2026-09-30T18:30:00.000Z',
  to: '2026-12-31T18:30:00.000Z',
};

export const boardFixtures: readonly [BoardRow, BoardRow] = [
  { id: idOf('01'), rank: 1, points: 1_240, change: 1, person: ira, active: 9, isOwn: false },
  { id: idOf('02'), rank: 2, points: 1_100, change: null, person: null, active: 8, isOwn: false },
];

export const programmeFixture: Programme = {
  ambassadors: 20,
  funnel: { joined: 210, active: 96 },
  season: seasonFixture,
  leaders: [...boardFixtures],
};

export const ambassadorFixture: Ambassador = {
  id: idOf('01'),
  person: ira,
  motivation: 'I run a circle of forty founders, and most of them write better than they think.',
  since: '2026-08-03T06:12:00.000Z',
  code: 'IRA7K2QM',
  joined: 14,
  active: 9,
  season: { rank: 1, points: 1_240 },
  allTime: { rank: 3, points: 2_160 },
  isOwn: false,
};

export const checkedInviteFixture: CheckedInvite = { valid: true, displayName: ira.displayName };

export const inviteFixture: Invite = {
  id: idOf('11'),
  createdAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-12-20T08:00:00.000Z',
  usedBy: dev,
  isUsed: true,
};

export const ownAmbassadorFixture: OwnAmbassador = {
  id: idOf('01'),
  state: 'ACTIVE',
  motivation: ambassadorFixture.motivation,
  appliedAt: '2026-08-02T10:00:00.000Z',
  decidedAt: '2026-08-03T06:12:00.000Z',
  reason: '',
  isNameHidden: false,
  code: 'IRA7K2QM',
  funnel: { visits: 61, joined: 14, active: 9 },
  days: [{ day: '2026-11-20', visits: 4, joined: 1, active: 0 }],
  points: 2_160,
  seasonPoints: 1_240,
  heldPoints: 100,
  season: seasonFixture,
  rewards: [
    { id: 'STICKER_PACK', points: 500, missing: 0, state: 'HANDED_OUT', reason: '' },
    { id: 'PREMIUM_MONTH', points: 2_000, missing: 0, state: 'NONE', reason: '' },
    { id: 'MENTOR_SESSION', points: 5_000, missing: 2_840, state: 'NONE', reason: '' },
    { id: 'ANNUAL_MEET', points: 10_000, missing: 7_840, state: 'NONE', reason: '' },
  ],
};

export const ledgerFixtures: readonly [LedgerLine, LedgerLine] = [
  {
    id: idOf('21'),
    kind: 'REFERRAL_ACTIVE',
    reason: 'AWARD',
    points: 100,
    at: '2026-11-19T09:30:00.000Z',
    ruleVersion: 1,
    referral: 9,
    isHeld: false,
    appeal: 'NONE',
  },
  {
    id: idOf('22'),
    kind: 'REFERRAL_PAID',
    reason: 'REFUND',
    points: -150,
    at: '2026-11-12T11:00:00.000Z',
    ruleVersion: 1,
    referral: 4,
    isHeld: false,
    appeal: 'OPEN',
  },
];

export const referralFixture: Referral = { outcome: 'REFERRED', displayName: ira.displayName };

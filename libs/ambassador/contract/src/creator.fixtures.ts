import type {
  CreatorMonth,
  CreatorProgramme,
  CreatorStatement,
  OwnCreator,
} from './creator.schema';

const idOf = (end: string) => `018bcfe5-6800-7000-8000-0000000003${end}`;

export const creatorProgrammeFixture: CreatorProgramme = {
  creators: 6,
  poolPercent: 10,
  minimumPayout: 50_000,
  months: [{ month: '2026-10', pool: 412_350, reads: 1_840, creators: 6 }],
};

export const creatorMonthFixture: CreatorMonth = {
  month: '2026-10',
  reads: 460,
  share: 103_088,
  carriedIn: 21_400,
  paid: 124_488,
  carriedOut: 0,
  payout: 'PAID',
  paidAt: '2026-11-05T09:00:00.000Z',
};

export const creatorStatementFixture: CreatorStatement = {
  ...creatorMonthFixture,
  netRevenue: 4_123_500,
  pool: 412_350,
  allReads: 1_840,
  posts: [{ id: idOf('31'), slug: 'two-signatures', title: 'Two signatures', reads: 212 }],
};

export const ownCreatorFixture: OwnCreator = {
  progress: [
    { need: 'ACCOUNT_DAYS', value: 210, needed: 60, isMet: true },
    { need: 'POSTS', value: 24, needed: 10, isMet: true },
    { need: 'READS', value: 1_310, needed: 500, isMet: true },
    { need: 'NO_RESTRICTION', value: 0, needed: 0, isMet: true },
  ],
  isEligible: true,
  application: {
    id: idOf('01'),
    state: 'APPROVED',
    about: 'I write about what it costs to sell to hospitals in small towns.',
    payoutVpa: 'ir•••@okbank',
    reason: '',
    timeline: [
      { state: 'SUBMITTED', at: '2026-08-01T08:00:00.000Z' },
      { state: 'APPROVED', at: '2026-08-03T08:00:00.000Z' },
    ],
  },
  months: [creatorMonthFixture],
  readsThisMonth: 318,
};

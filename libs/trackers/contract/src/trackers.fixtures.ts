import type { Bundle } from './bundle.calls';
import type { FitSettings } from './fit.schema';
import type { PipelineItem } from './pipeline.schema';
import type { TrackerView } from './tracker-view.calls';
import type { Tracker, TrackerCount, TrackerFacets } from './tracker.schema';

const source = {
  name: 'Tideway Fund',
  url: 'https://tideway.example/about',
  asOf: '2026-09',
  isOutdated: false,
};
const own = { isBookmarked: false, isHidden: false, isWatched: false, item: null, fit: null };

const fund: Tracker = {
  id: '018bcfe5-6800-7000-8000-000000000001',
  slug: 'tideway-fund',
  type: 'VENTURE_CAPITAL',
  name: 'Tideway Fund',
  summary: 'Invests in the first round of climate and energy companies.',
  website: 'https://tideway.example',
  country: 'IN',
  city: 'Pune',
  regions: ['INDIA'],
  stages: ['PRE_SEED', 'SEED'],
  sectors: ['CLIMATE', 'ENERGY'],
  amount: { min: 2_500_000_00, max: 20_000_000_00, currency: 'INR' },
  equity: null,
  instrument: 'EQUITY',
  programWeeks: null,
  eligibility: null,
  schedule: 'ROLLING',
  scheduleText: null,
  opensMonth: null,
  closesMonth: null,
  deadline: null,
  isOpen: true,
  source,
  updatedAt: '2026-10-01T06:00:00.000Z',
  locked: true,
  contactCount: 2,
  contactKinds: ['APPLY', 'EMAIL'],
  own: {
    ...own,
    fit: {
      score: 88,
      reasons: [
        { criterion: 'STAGE', result: 'MATCH', points: 30, of: 30 },
        { criterion: 'SECTOR', result: 'MATCH', points: 30, of: 30 },
        { criterion: 'PLACE', result: 'MATCH', points: 20, of: 20 },
        { criterion: 'AMOUNT', result: 'NOT_PUBLISHED', points: 10, of: 20 },
      ],
    },
  },
};

const grant: Tracker = {
  ...fund,
  id: '018bcfe5-6800-7000-8000-000000000002',
  slug: 'harbour-innovation-grant',
  type: 'GRANT',
  name: 'Harbour Innovation Grant',
  summary: 'Pays for the first prototype of a company that is younger than two years.',
  website: 'https://harbour.example',
  city: null,
  stages: ['IDEA'],
  sectors: ['ANY'],
  amount: { min: null, max: 1_000_000_00, currency: 'INR' },
  equity: { min: 0, max: 0 },
  instrument: 'GRANT',
  eligibility: 'Registered in India for less than two years.',
  schedule: 'DATED',
  scheduleText: 'Once a year',
  deadline: { at: '2027-03-31T11:30:00.000Z', local: '2027-03-31T17:00', zone: 'Asia/Kolkata' },
  source: {
    ...source,
    name: 'Harbour Council',
    url: 'https://harbour.example/grant',
    asOf: null,
    isOutdated: true,
  },
  locked: false,
  contactCount: 1,
  contactKinds: ['PAGE'],
  applyUrl: 'https://harbour.example/apply',
  contactUrl: null,
  contactEmail: null,
  own: {
    ...own,
    isBookmarked: true,
    isWatched: true,
    item: { id: '018bcfe5-6800-7000-8000-0000000000a1', stage: 'READY' },
  },
};

/** Records as the server answers them, for tests of screens and of this contract. */
export const trackerFixtures: readonly [Tracker, Tracker] = [fund, grant];

export const trackerCountFixtures: readonly TrackerCount[] = [
  {
    type: 'VENTURE_CAPITAL',
    count: 60,
    openCount: 41,
    contactCount: 52,
    readableCount: 60,
    sample: [fund],
  },
  { type: 'GRANT', count: 43, openCount: 20, contactCount: 38, readableCount: 43, sample: [grant] },
  { type: 'ACCELERATOR', count: 1, openCount: 0, contactCount: 1, readableCount: 1, sample: [] },
  { type: 'ANGEL', count: 21, openCount: 10, contactCount: 18, readableCount: 5, sample: [] },
];

export const trackerFacetFixture: TrackerFacets = {
  total: 2,
  open: 1,
  countries: [{ value: 'IN', count: 2 }],
  regions: [{ value: 'INDIA', count: 2 }],
  stages: [
    { value: 'IDEA', count: 1 },
    { value: 'SEED', count: 1 },
  ],
  sectors: [{ value: 'CLIMATE', count: 2 }],
  instruments: [
    { value: 'GRANT', count: 1 },
    { value: 'EQUITY', count: 1 },
  ],
  schedules: [
    { value: 'ROLLING', count: 1 },
    { value: 'DATED', count: 1 },
  ],
};

export const fitSettingsFixture: FitSettings = {
  stage: 'SEED',
  sectors: ['CLIMATE'],
  region: 'INDIA',
  amount: { value: 10_000_000_00, currency: 'INR' },
};

export const trackerViewFixtures: readonly TrackerView[] = [
  {
    id: '018bcfe5-6800-7000-8000-0000000000b1',
    name: 'Climate, India',
    type: 'VENTURE_CAPITAL',
    filters: { sector: ['CLIMATE'], region: ['INDIA'], sort: 'fit' },
    columns: ['fit', 'stages', 'amount'],
    createdAt: '2026-10-02T06:00:00.000Z',
  },
];

const item: PipelineItem = {
  id: '018bcfe5-6800-7000-8000-0000000000a1',
  record: {
    id: grant.id,
    slug: grant.slug,
    type: grant.type,
    name: grant.name,
    deadline: grant.deadline,
  },
  name: grant.name,
  website: grant.website,
  stage: 'READY',
  passReason: null,
  notes: 'Needs the audited accounts of last year.',
  rating: 4,
  nextStep: 'Send the application',
  nextStepOn: '2026-12-04',
  introSource: null,
  round: 'Seed 2026',
  reached: 'READY',
  stageSince: '2026-10-03T06:00:00.000Z',
  createdAt: '2026-10-02T06:00:00.000Z',
  updatedAt: '2026-10-03T06:00:00.000Z',
};

/** One of a record, and one that the member entered and passed. */
export const pipelineFixtures: readonly [PipelineItem, PipelineItem] = [
  item,
  {
    ...item,
    id: '018bcfe5-6800-7000-8000-0000000000a2',
    record: null,
    name: 'Northwind Capital',
    website: null,
    stage: 'PASSED',
    passReason: 'Too early for them',
    notes: '',
    rating: null,
    nextStep: null,
    nextStepOn: null,
    introSource: 'Asha Rao',
    reached: 'MEETING',
  },
];

export const bundleFixture: Bundle = {
  price: { amount: 499_900, currency: 'INR' },
  refundDays: 7,
  access: null,
  opens: { contacts: false, exports: false, angels: false },
  pendingPaymentId: null,
};

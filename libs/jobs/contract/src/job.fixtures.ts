import type { PersonSummary } from '@upround/shared/domain';
import type { Job, JobFacets } from './job.schema';
import type { SavedSearch } from './saved-search.calls';

const recruiter: PersonSummary = {
  id: '018bcfe5-6800-7000-8000-0000000000c1',
  slug: 'lakshmi-menon',
  displayName: 'Lakshmi Menon',
  headline: 'Hiring for three seed companies in Bengaluru',
  avatarUrl: '/media/avatar-lakshmi-menon.webp',
  role: 'RECRUITER',
};

const base: Job = {
  id: '018bcfe5-6800-7000-8000-000000000101',
  slug: 'backend-engineer-tidewater-k3m9',
  title: 'Backend engineer',
  company: 'Tidewater',
  companyRecord: { slug: 'tidewater', logoUrl: '/media/logo-tidewater.webp' },
  companyStage: 'SEED',
  description:
    'You will own the readings service.\n\n## What you bring\n\n- Two years of PostgreSQL',
  location: 'Pune, Maharashtra',
  type: 'FULL_TIME',
  workplace: 'HYBRID',
  salary: { min: 180_000_000, max: 260_000_000, currency: 'INR', period: 'YEAR' },
  equity: { min: 0.1, max: 0.4 },
  experience: 'MID',
  visa: false,
  sponsorsVisa: false,
  tags: ['engineering', 'postgresql'],
  state: 'OPEN',
  closeReason: null,
  creator: recruiter,
  replies: { rate: 0.86, medianHours: 41 },
  publishedAt: '2026-01-05T09:30:00.000Z',
  closesAt: '2026-04-05T09:30:00.000Z',
  closedAt: null,
  editedAt: null,
  lastActiveAt: '2026-01-06T11:00:00.000Z',
  stale: false,
  bookmarkCount: 4,
  viewer: { bookmarked: false, application: null },
  applications: null,
};

/** One with everything, one with as little as there can be, and a closed one of the reader’s own with its counts. */
export const jobFixtures: readonly [Job, Job, Job] = [
  base,
  {
    ...base,
    id: '018bcfe5-6800-7000-8000-000000000102',
    slug: 'field-researcher-kiln-7wq2',
    title: 'Field researcher for “slow” kilns & <small> towns',
    company: 'Kiln',
    companyRecord: { slug: 'kiln', logoUrl: null },
    companyStage: null,
    location: 'Remote',
    type: 'CONTRACT',
    workplace: 'REMOTE',
    salary: null,
    equity: null,
    experience: null,
    sponsorsVisa: null,
    tags: [],
    replies: { rate: null, medianHours: null },
    stale: true,
    bookmarkCount: 0,
  },
  {
    ...base,
    id: '018bcfe5-6800-7000-8000-000000000103',
    slug: 'office-lead-tidewater-p0d4',
    title: 'Office lead',
    state: 'CLOSED',
    closeReason: 'FILLED',
    closedAt: '2026-02-01T09:30:00.000Z',
    applications: {
      total: 3,
      applied: 1,
      seen: 0,
      shortlisted: 1,
      interview: 0,
      offer: 0,
      rejected: 1,
      withdrawn: 0,
    },
  },
];

export const facetFixture: JobFacets = {
  total: 2,
  tags: [
    { value: 'engineering', count: 1 },
    { value: 'postgresql', count: 1 },
  ],
  locations: [{ value: 'pune', label: 'Pune', count: 1 }],
  types: [
    { value: 'FULL_TIME', count: 1 },
    { value: 'CONTRACT', count: 1 },
  ],
  workplaces: [
    { value: 'HYBRID', count: 1 },
    { value: 'REMOTE', count: 1 },
  ],
  experience: [{ value: 'MID', count: 1 }],
  stages: [{ value: 'SEED', count: 1 }],
};

export const savedSearchFixtures: readonly SavedSearch[] = [
  {
    id: '018bcfe5-6800-7000-8000-000000000301',
    name: 'Remote engineering',
    filters: { tag: ['engineering'], workplace: ['REMOTE'] },
    alert: 'WEEKLY',
    newCount: 2,
    createdAt: '2026-01-05T09:30:00.000Z',
    toldAt: null,
  },
];

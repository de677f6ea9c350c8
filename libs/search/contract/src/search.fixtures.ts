import type { CallOutput } from '@upround/shared/contract-core';
import type { ListFilter } from './filter.calls';
import type { SearchHit } from './hit.schema';
import type { search } from './search.calls';
import { suggestionFixtures } from './suggestion.fixtures';

const [first] = suggestionFixtures;
if (first === undefined) throw new Error('there is nobody to have written the hits');
const asha = first.data;

const post: SearchHit = {
  type: 'POST',
  id: '018bcfe5-6800-7000-8000-0000000000c1',
  slug: 'three-calls-one-cheque-a1b2c3d4',
  title: { text: '', marks: [] },
  excerpt: {
    text: 'Three calls, one cheque. What we changed about pricing in between.',
    marks: [[47, 54]],
  },
  person: asha,
  place: { type: 'POD', slug: 'first-cheque', name: 'First cheque' },
  image: null,
  details: { postKind: 'TEXT' },
  locked: false,
  createdAt: '2026-03-01T09:30:00.000Z',
  likeCount: 12,
  commentCount: 3,
  followerCount: 0,
  followed: false,
};

/** A hit of each kind. */
export const hitFixtures: readonly SearchHit[] = [
  post,
  {
    ...post,
    type: 'NEWS',
    id: '018bcfe5-6800-7000-8000-0000000000e1',
    slug: 'harbour-pricing-e1e2e3e4',
    title: { text: 'Harbour fees move to pricing by the hour', marks: [[21, 28]] },
    excerpt: { text: 'The port publishes its first tariff by the hour.', marks: [] },
    person: null,
    place: { type: 'SOURCE', slug: 'harbour-ledger', name: 'Harbour Ledger' },
    image: {
      url: '/media/harbour.webp',
      variants: [],
      width: 1200,
      height: 675,
      alt: '',
      color: '#b0c4b1',
    },
    details: {},
  },
  {
    ...post,
    type: 'USER',
    id: asha.id,
    slug: asha.slug,
    title: { text: asha.displayName, marks: [[0, 4]] },
    excerpt: { text: asha.headline, marks: [] },
    place: null,
    details: { role: 'FOUNDER' },
    createdAt: null,
    likeCount: 0,
    commentCount: 0,
    followerCount: 41,
    followed: true,
  },
  {
    ...post,
    type: 'IDEA',
    id: '018bcfe5-6800-7000-8000-0000000000d1',
    slug: 'a-shared-ledger-for-housing-societies-v5w6x7y8',
    title: { text: 'A shared ledger for housing societies', marks: [] },
    excerpt: { text: 'Every flat sees what was collected and what was spent.', marks: [] },
    place: null,
    details: { stage: 'FIRST_USERS' },
  },
  {
    ...post,
    type: 'POD',
    id: '018bcfe5-6800-7000-8000-0000000000b1',
    slug: 'first-cheque',
    title: { text: 'First cheque', marks: [] },
    excerpt: { text: 'Raising the first outside money.', marks: [] },
    person: null,
    place: null,
    details: {},
    createdAt: null,
    likeCount: 0,
    commentCount: 0,
    followerCount: 41,
  },
  {
    ...post,
    type: 'ARTICLE',
    id: '018bcfe5-6800-7000-8000-0000000000f1',
    slug: 'quick-commerce',
    title: { text: 'How quick commerce prices a minute', marks: [] },
    excerpt: { text: 'What ten minutes cost, and who pays.', marks: [] },
    person: null,
    place: null,
    details: {},
  },
  {
    ...post,
    type: 'ESSAY',
    id: '018bcfe5-6800-7000-8000-0000000000f2',
    slug: 'pricing-is-a-promise',
    title: { text: 'Pricing is a promise', marks: [[0, 7]] },
    excerpt: { text: 'Why a price list is read like a contract.', marks: [] },
    person: null,
    place: null,
    details: {},
    locked: true,
  },
  {
    ...post,
    type: 'JOB',
    id: '018bcfe5-6800-7000-8000-000000000101',
    slug: 'pricing-analyst-tidewater-k3m9',
    title: { text: 'Pricing analyst', marks: [[0, 7]] },
    excerpt: { text: 'You will own what a reading costs.', marks: [] },
    place: null,
    likeCount: 0,
    commentCount: 0,
    details: {
      employmentType: 'FULL_TIME',
      company: 'Tidewater',
      location: 'Pune, Maharashtra',
      salary: { min: 180_000_000, max: 260_000_000, currency: 'INR', period: 'YEAR' },
    },
  },
];

/** The first page of a search with a hit of each kind. */
export const searchFixture: CallOutput<typeof search> = {
  data: [...hitFixtures],
  nextSegment: null,
  facets: {
    kinds: [
      { type: 'POST', count: 1000, more: true },
      { type: 'NEWS', count: 12, more: false },
      { type: 'USER', count: 3, more: false },
    ],
    tags: [{ tag: 'fundraising', count: 7 }],
  },
  correction: null,
};

/** What the search itself can be filtered by, shortened. */
export const filterFixtures: readonly ListFilter[] = [
  {
    type: 'SEARCH',
    title: 'Kind',
    query: 'kind',
    filters: [
      { title: 'Posts', value: 'POST' },
      { title: 'News', value: 'NEWS' },
    ],
  },
];

import type { Article, Essay } from './editorial.schema';
import type { Source, SourceSummary } from './source.schema';
import type { Story } from './story.schema';

const ledger: SourceSummary = {
  id: '018bcfe5-6800-7000-8000-0000000000d1',
  slug: 'harbour-ledger',
  name: 'Harbour Ledger',
  host: 'harbour-ledger.example',
};

const wire: SourceSummary = {
  id: '018bcfe5-6800-7000-8000-0000000000d2',
  slug: 'monsoon-wire',
  name: 'Monsoon Wire',
  host: 'monsoon-wire.example',
};

/** A source that goes well and is followed, one that is muted and fails, and one that was never read. */
export const sourceFixtures: readonly Source[] = [
  {
    ...ledger,
    description: 'Money in and out of young companies on the west coast.',
    homeUrl: 'https://harbour-ledger.example/',
    language: 'en',
    kind: 'DEMO',
    followerCount: 14,
    storyCount: 12,
    lastPublishedAt: '2026-03-01T06:00:00.000Z',
    reading: 'OK',
    lastReadAt: '2026-03-01T06:30:00.000Z',
    viewer: { followed: true, muted: false },
  },
  {
    ...wire,
    description: '',
    homeUrl: null,
    language: null,
    kind: 'FEED',
    followerCount: 0,
    storyCount: 1,
    lastPublishedAt: '2026-02-27T06:00:00.000Z',
    reading: 'FAILING',
    lastReadAt: '2026-02-27T06:30:00.000Z',
    viewer: { followed: false, muted: true },
  },
  {
    id: '018bcfe5-6800-7000-8000-0000000000d3',
    slug: 'fresh-source',
    name: 'Fresh source',
    host: 'fresh.example',
    description: '',
    homeUrl: null,
    language: null,
    kind: 'FEED',
    followerCount: 0,
    storyCount: 0,
    lastPublishedAt: null,
    reading: 'NEW',
    lastReadAt: null,
    viewer: { followed: false, muted: false },
  },
];

const story: Story = {
  id: '018bcfe5-6800-7000-8000-0000000000e1',
  slug: 'saltmarsh-cold-chain-raises-its-first-round-a1b2c3d4',
  title: 'Saltmarsh Cold Chain raises its first round',
  excerpt: 'The Kozhikode company rents insulated boxes to fish landing centres by the trip.',
  url: 'https://harbour-ledger.example/2026/03/saltmarsh-first-round',
  host: 'harbour-ledger.example',
  source: ledger,
  alsoIn: [
    {
      source: wire,
      url: 'https://monsoon-wire.example/items/4411',
      publishedAt: '2026-03-01T08:10:00.000Z',
    },
  ],
  language: 'en',
  readingMinutes: 3,
  image: null,
  publishedAt: '2026-03-01T06:00:00.000Z',
  likeCount: 7,
  commentCount: 2,
  bookmarkCount: 1,
  viewer: { liked: true, bookmarked: false, followsSource: true },
};

/** A story that two sources tell, one with a picture, and one of which little is known. */
export const storyFixtures: readonly Story[] = [
  story,
  {
    ...story,
    id: '018bcfe5-6800-7000-8000-0000000000e2',
    slug: 'a-lab-in-pune-prints-bearings-e5f6g7h8',
    title: 'A lab in Pune prints bearings “good enough” for <pumps> & fans',
    alsoIn: [],
    image: {
      url: '/media/bearing.webp',
      variants: [{ url: '/media/bearing-640.webp', width: 640 }],
      width: 1200,
      height: 675,
      alt: '',
      color: '#d8c9a8',
    },
    publishedAt: '2026-02-28T18:00:00.000Z',
    viewer: { liked: false, bookmarked: true, followsSource: true },
  },
  {
    ...story,
    id: '018bcfe5-6800-7000-8000-0000000000e3',
    slug: 'untitled-i9j0k1l2',
    title: 'Three lines',
    excerpt: '',
    source: wire,
    url: 'https://monsoon-wire.example/items/4409',
    host: 'monsoon-wire.example',
    alsoIn: [],
    language: null,
    readingMinutes: null,
    likeCount: 0,
    commentCount: 0,
    bookmarkCount: 0,
    publishedAt: '2026-02-27T06:00:00.000Z',
    viewer: { liked: false, bookmarked: false, followsSource: false },
  },
];

const article: Article = {
  id: '018bcfe5-6800-7000-8000-0000000000f1',
  slug: 'surviving-layoffs-in-india',
  title: 'Surviving layoffs in India',
  summary: 'What to do in the first week, the first month and the first quarter.',
  author: { name: 'Upround editors', slug: null, avatarUrl: null },
  tags: ['work', 'money'],
  readingMinutes: 6,
  publishedAt: '2026-02-20T05:00:00.000Z',
  updatedAt: '2026-02-25T05:00:00.000Z',
  likeCount: 9,
  commentCount: 4,
  bookmarkCount: 3,
  viewer: { liked: false, bookmarked: false },
  outline: [
    { level: 2, text: 'The first week', anchor: 'the-first-week' },
    { level: 3, text: 'Papers to ask for', anchor: 'papers-to-ask-for' },
    { level: 2, text: 'The first month', anchor: 'the-first-month' },
  ],
  body: [
    'The news comes in a short meeting.',
    '## The first week',
    'Write down what was said.',
    '### Papers to ask for',
    '- A relieving letter',
    '## The first month',
    'Count your months.',
  ].join('\n\n'),
};

/** An article by the editors, and one by a member. */
export const articleFixtures: readonly Article[] = [
  article,
  {
    ...article,
    id: '018bcfe5-6800-7000-8000-0000000000f2',
    slug: 'a-desk-of-ones-own',
    title: 'A desk of one’s own',
    author: { name: 'Asha Rao', slug: 'asha-rao', avatarUrl: '/media/avatar-asha-rao.webp' },
    updatedAt: null,
    viewer: { liked: true, bookmarked: true },
  },
];

const { body, ...written } = article;

/** An essay that the viewer's plan opens, and one that it does not. */
export const essayFixtures: readonly Essay[] = [
  {
    ...written,
    id: '018bcfe5-6800-7000-8000-0000000000f3',
    slug: 'the-price-of-a-slow-yes',
    title: 'The price of a slow yes',
    locked: false,
    preview: 'The news comes in a short meeting.',
    body,
  },
  {
    ...written,
    id: '018bcfe5-6800-7000-8000-0000000000f4',
    slug: 'what-a-board-is-for',
    title: 'What a board is for',
    locked: true,
    preview: 'A board meets six times a year, and five of them are about numbers.',
  },
];

import type { PersonSummary } from '@upround/shared/domain';
import type { Pod } from './pod.schema';
import type { FeedItem, PostData } from './post.schema';

const asha: PersonSummary = {
  id: '018bcfe5-6800-7000-8000-0000000000a1',
  slug: 'asha-rao',
  displayName: 'Asha Rao',
  headline: 'Founder, Tidewater. Water meters for housing societies, Pune',
  avatarUrl: '/media/avatar-asha-rao.webp',
  role: 'FOUNDER',
};

const dev: PersonSummary = {
  id: '018bcfe5-6800-7000-8000-0000000000a2',
  slug: 'dev-malhotra',
  displayName: 'Dev Malhotra',
  headline: '',
  avatarUrl: null,
  role: null,
};

/** A pod that the reader has joined, and one that is empty. */
export const podFixtures: readonly Pod[] = [
  {
    id: '018bcfe5-6800-7000-8000-0000000000b1',
    slug: 'first-cheque',
    name: 'First cheque',
    description: 'Raising the first outside money.',
    topic: 'Fundraising',
    rules: ['Ask with your stage, sector and city.'],
    memberCount: 41,
    postCount: 20,
    weeklyPostCount: 5,
    lastPostAt: '2026-03-01T08:00:00.000Z',
    joined: true,
    faces: [dev],
  },
  {
    id: '018bcfe5-6800-7000-8000-0000000000b2',
    slug: 'quiet-corner',
    name: 'Quiet corner',
    description: '',
    topic: 'Other',
    rules: [],
    memberCount: 0,
    postCount: 0,
    weeklyPostCount: 0,
    joined: false,
  },
];

const plain: PostData = {
  id: '018bcfe5-6800-7000-8000-0000000000c1',
  slug: 'three-calls-one-cheque-a1b2c3d4',
  kind: 'TEXT',
  text: 'Three calls, one cheque. Thanks @dev-malhotra.',
  mentions: [{ start: 32, end: 45, userId: dev.id, slug: dev.slug }],
  images: [],
  parts: [],
  poll: null,
  author: asha,
  reference: { type: 'USER', id: asha.id, slug: asha.slug, name: asha.displayName },
  likeCount: 12,
  commentCount: 3,
  bookmarkCount: 1,
  viewer: { liked: false, bookmarked: true, followsAuthor: false, own: false },
  state: 'ACTIVE',
  createdAt: '2026-03-01T09:30:00.000Z',
  editedAt: null,
};

const image = {
  url: '/media/chart.webp',
  variants: [{ url: '/media/chart-640.webp', width: 640 }],
  width: 1200,
  height: 712,
  alt: 'Bar chart: replies by week, 4, 9 and 17',
  color: '#faf8f3',
};

/**
 * One item of every kind: text, pictures in a pod, open poll, closed poll with a vote, thread, own hidden post,
 * quizzes before and after the attempt, link.
 */
export const feedItemFixtures: readonly FeedItem[] = [
  { type: 'POST', data: plain },
  {
    type: 'POST',
    data: {
      ...plain,
      id: '018bcfe5-6800-7000-8000-0000000000c2',
      slug: 'post-e5f6g7h8',
      text: '',
      mentions: [],
      images: [image],
      author: dev,
      reference: {
        type: 'POD',
        id: '018bcfe5-6800-7000-8000-0000000000b1',
        slug: 'first-cheque',
        name: 'First cheque',
      },
    },
  },
  {
    type: 'POST',
    data: {
      ...plain,
      id: '018bcfe5-6800-7000-8000-0000000000c3',
      slug: 'note-or-equity-i9j0k1l2',
      kind: 'POLL',
      text: 'Note or equity?',
      mentions: [],
      poll: {
        options: [
          { id: 'a1', text: 'Note', votes: 7 },
          { id: 'b2', text: 'Equity', votes: 4 },
        ],
        multiple: false,
        endsAt: '2026-03-05T09:30:00.000Z',
        closed: false,
        voters: 11,
        selection: [],
      },
    },
  },
  {
    type: 'POST',
    data: {
      ...plain,
      id: '018bcfe5-6800-7000-8000-0000000000c4',
      slug: 'which-days-m3n4o5p6',
      kind: 'POLL',
      text: 'Which days do you meet customers?',
      mentions: [],
      poll: {
        options: [
          { id: 'c3', text: 'Weekdays', votes: 5 },
          { id: 'd4', text: 'Saturdays', votes: 3 },
        ],
        multiple: true,
        endsAt: '2026-02-05T09:30:00.000Z',
        closed: true,
        voters: 6,
        selection: ['c3', 'd4'],
      },
    },
  },
  {
    type: 'THREAD',
    data: {
      ...plain,
      id: '018bcfe5-6800-7000-8000-0000000000c5',
      slug: 'what-we-learnt-q7r8s9t0',
      text: 'What we learnt, in two parts.',
      mentions: [],
      parts: [
        { text: 'What we learnt, in two parts.', mentions: [], images: [] },
        { text: 'Second part.', mentions: [], images: [] },
      ],
      editedAt: '2026-03-01T10:00:00.000Z',
    },
  },
  {
    type: 'POST',
    data: {
      ...plain,
      id: '018bcfe5-6800-7000-8000-0000000000c6',
      slug: 'hidden-u1v2w3x4',
      state: 'HIDDEN',
      viewer: { liked: false, bookmarked: false, followsAuthor: false, own: true },
    },
  },
  {
    type: 'POST',
    data: {
      ...plain,
      id: '018bcfe5-6800-7000-8000-0000000000c7',
      slug: 'what-do-they-own-w3x4y5z6',
      kind: 'QUIZ',
      text: 'You raise ₹2 crore at ₹8 crore pre-money. What do the new investors own?',
      mentions: [],
      quiz: {
        options: [
          { id: 'q1', text: '25 %' },
          { id: 'q2', text: '20 %' },
        ],
        multiple: false,
        endsAt: null,
        closed: false,
        voters: 9,
        selection: [],
        revealed: false,
        explanation: null,
      },
    },
  },
  {
    type: 'POST',
    data: {
      ...plain,
      id: '018bcfe5-6800-7000-8000-0000000000c8',
      slug: 'which-dilute-a7b8c9d0',
      kind: 'QUIZ',
      text: 'Which of these dilute the founders?',
      mentions: [],
      quiz: {
        options: [
          { id: 'q3', text: 'A larger option pool', votes: 6, right: true },
          { id: 'q4', text: 'A bank loan', votes: 3, right: false },
        ],
        multiple: true,
        endsAt: '2026-03-05T09:30:00.000Z',
        closed: false,
        voters: 7,
        selection: ['q3', 'q4'],
        revealed: true,
        explanation: 'A pool is made of new shares; a loan makes none.',
      },
    },
  },
  {
    type: 'POST',
    data: {
      ...plain,
      id: '018bcfe5-6800-7000-8000-0000000000d1',
      slug: 'worth-reading-e1f2g3h4',
      text: 'Worth reading: https://waterledger.example/reports/meters',
      mentions: [],
      linkPreview: {
        url: 'https://waterledger.example/reports/meters',
        host: 'waterledger.example',
        title: 'What 4,000 water meters said in one summer',
        description: 'Leaks were found first.',
        siteName: 'Water Ledger',
        image: { ...image, alt: '' },
      },
    },
  },
];

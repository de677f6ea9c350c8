import { feedItemFixtures } from './feed.fixtures';
import type { Idea } from './idea.schema';

const [first] = feedItemFixtures;
if (first === undefined) throw new Error('there is no post to take an author from');

const ledger: Idea = {
  id: '018bcfe5-6800-7000-8000-0000000000d1',
  slug: 'a-shared-ledger-for-housing-societies-v5w6x7y8',
  title: 'A shared ledger for housing societies',
  description: 'Every flat sees what was collected, what was spent and on which bill.',
  problem: 'Forty flats pay into one account and nobody but the treasurer can see it.',
  solution: 'Bills are photographed, matched with the bank’s lines and shown to every flat.',
  stage: 'FIRST_USERS',
  lookingFor: ['PILOT_CUSTOMERS', 'FEEDBACK'],
  author: first.data.author,
  likeCount: 9,
  commentCount: 2,
  bookmarkCount: 1,
  wouldUseCount: 5,
  viewer: {
    liked: false,
    bookmarked: false,
    followsAuthor: false,
    own: false,
    wouldUse: true,
  },
  state: 'ACTIVE',
  createdAt: '2026-03-01T09:30:00.000Z',
  editedAt: null,
};

/** An idea that the viewer would use, one that no one would use, and the viewer's own hidden one. */
export const ideaFixtures: readonly Idea[] = [
  ledger,
  {
    ...ledger,
    id: '018bcfe5-6800-7000-8000-0000000000d2',
    slug: 'rent-a-cold-box-by-the-day-z9a0b1c2',
    title: 'Rent a cold box by the day',
    stage: 'IDEA',
    lookingFor: [],
    viewer: { ...ledger.viewer, wouldUse: false },
    wouldUseCount: 0,
  },
  {
    ...ledger,
    id: '018bcfe5-6800-7000-8000-0000000000d3',
    slug: 'hidden-idea-d3e4f5g6',
    viewer: { ...ledger.viewer, wouldUse: false, own: true },
    state: 'HIDDEN',
    editedAt: '2026-03-02T09:30:00.000Z',
  },
];

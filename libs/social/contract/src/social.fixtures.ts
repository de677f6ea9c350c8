import type { CallOutput } from '@upround/shared/contract-core';
import type { PersonListItem, PersonSummary } from '@upround/shared/domain';
import type { recordActivity } from './activity.calls';
import type { Comment, Reply } from './comment.schema';
import type { QuizScore } from './quiz.calls';
import type { SavedRecord } from './relation-list.calls';

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

const postId = '018bcfe5-6800-7000-8000-0000000000c1';

/** A list of two people: the viewer follows the first and not the second. */
export const personListFixtures: readonly PersonListItem[] = [
  { ...asha, followed: true, followerCount: 128 },
  { ...dev, followed: false, followerCount: 0 },
];

/** A comment by someone else with replies, and the viewer's own edited one. */
export const commentFixtures: readonly Comment[] = [
  {
    id: '018bcfe5-6800-7000-8000-0000000000d1',
    referenceType: 'POST',
    referenceId: postId,
    text: 'We paid for the pilot and still use it. Charge for yours.',
    author: asha,
    likeCount: 4,
    replyCount: 1,
    viewer: { liked: true, own: false },
    removable: false,
    createdAt: '2026-03-02T08:00:00.000Z',
    editedAt: null,
  },
  {
    id: '018bcfe5-6800-7000-8000-0000000000d2',
    referenceType: 'POST',
    referenceId: postId,
    text: 'How long did the pilot run?',
    author: dev,
    likeCount: 0,
    replyCount: 0,
    viewer: { liked: false, own: true },
    removable: true,
    createdAt: '2026-03-03T09:30:00.000Z',
    editedAt: '2026-03-03T09:41:00.000Z',
  },
];

/** A reply to the first comment. */
export const replyFixtures: readonly Reply[] = [
  {
    id: '018bcfe5-6800-7000-8000-0000000000f1',
    commentId: '018bcfe5-6800-7000-8000-0000000000d1',
    text: 'Six weeks, and the invoice went out on day one.',
    author: dev,
    likeCount: 1,
    viewer: { liked: false, own: true },
    removable: true,
    createdAt: '2026-03-02T09:00:00.000Z',
    editedAt: null,
  },
];

/** One saved post. */
export const bookmarkFixtures: readonly SavedRecord[] = [
  {
    referenceType: 'POST',
    referenceId: postId,
    createdAt: '2026-03-04T09:30:00.000Z',
    record: { slug: 'charge-for-pilots', title: 'Charge for pilots.', author: 'Asha Rao' },
  },
];

/** A reader who has just answered three in a row. */
export const quizScoreFixture: QuizScore = { attempted: 8, right: 6, streak: 3, bestStreak: 4 };

/** A vote with the totals after it, an answer to a quiz, and an idea that one would use. */
export const activityFixtures: readonly CallOutput<typeof recordActivity>[] = [
  {
    id: '018bcfe5-6800-7000-8000-000000000111',
    referenceType: 'POST',
    referenceId: postId,
    state: 'ATTEMPTED',
    selection: ['yes'],
    createdAt: '2026-03-04T09:30:00.000Z',
    votes: [
      { id: 'yes', votes: 12 },
      { id: 'no', votes: 5 },
    ],
    voters: 17,
  },
  {
    id: '018bcfe5-6800-7000-8000-000000000112',
    referenceType: 'QUIZ',
    referenceId: '018bcfe5-6800-7000-8000-0000000000c7',
    state: 'ATTEMPTED',
    selection: ['q2'],
    createdAt: '2026-03-04T09:30:00.000Z',
    votes: [
      { id: 'q1', votes: 4 },
      { id: 'q2', votes: 6 },
    ],
    voters: 10,
    quiz: {
      correct: true,
      right: ['q2'],
      explanation: '2 ÷ (8 + 2) = 20 %.',
      score: quizScoreFixture,
    },
  },
  {
    id: '018bcfe5-6800-7000-8000-000000000113',
    referenceType: 'IDEA',
    referenceId: '018bcfe5-6800-7000-8000-0000000000d1',
    state: 'WOULD_USE',
    selection: [],
    createdAt: '2026-03-04T09:30:00.000Z',
    count: 6,
    wouldUseCount: 6,
  },
];

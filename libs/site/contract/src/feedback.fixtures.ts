import type { FeedbackDraft, FeedbackReceipt } from './feedback.schema';

/** Feedback with every field, and with none that may be left out. */
export const feedbackDraftFixtures: readonly FeedbackDraft[] = [
  {
    kind: 'PROBLEM',
    text: 'The poll on this page shows 101 % in all.',
    email: 'asha@example.com',
    page: '/post/annual-plan?tab=latest',
  },
  { kind: 'IDEA', text: 'Let me mute a pod for a week.' },
];

export const feedbackReceiptFixture: FeedbackReceipt = {
  receipt: 'K7QM-2XVD',
  receivedAt: '2026-01-09T10:30:00.000Z',
};

import type { Approval, ApprovalSourceText } from './approval.schema';

/** What kinds there are, as the server answers them. */
export const approvalKindFixtures: readonly ApprovalSourceText[] = [
  {
    kind: 'TRACKER_OUTDATED',
    label: 'Outdated trackers',
    approve: { label: 'Mark as corrected', done: 'Marked as corrected.' },
    decline: { label: 'Dismiss report', done: 'Report dismissed.' },
    isReasonRequired: true,
  },
  {
    kind: 'MENTOR',
    label: 'Mentor profiles',
    approve: { label: 'Approve profile', done: 'Profile approved.' },
    decline: { label: 'Decline profile', done: 'Profile declined.' },
    isReasonRequired: false,
  },
];

/** What waits for staff, as the server answers it. */
export const approvalFixtures: readonly Approval[] = [
  {
    id: '018bcfe5-6800-7000-8000-0000000000f1',
    kind: 'TRACKER_OUTDATED',
    referenceType: 'TRACKER',
    referenceId: '018bcfe5-6800-7000-8000-0000000000b7',
    title: 'Tideway Fund',
    path: '/trackers/venture-capital?record=tideway-fund',
    askedBy: {
      id: '018bcfe5-6800-7000-8000-0000000000aa',
      slug: 'asha-rao',
      displayName: 'Asha Rao',
      headline: 'Founder, Harbourlight',
      avatarUrl: null,
      role: 'FOUNDER',
    },
    isOwn: false,
    text: 'The deadline moved to 30 June.',
    at: '2026-01-04T18:00:00.000Z',
  },
  {
    id: '018bcfe5-6800-7000-8000-0000000000f2',
    kind: 'MENTOR',
    referenceType: 'USER',
    referenceId: '018bcfe5-6800-7000-8000-0000000000ab',
    title: 'Dev Malhotra',
    path: null,
    askedBy: null,
    isOwn: false,
    text: '',
    at: '2026-01-05T08:00:00.000Z',
  },
];

import type {
  CaseDetail,
  Decision,
  ModerationCase,
  OwnDecision,
  OwnReport,
  PastDecision,
  Transparency,
} from './case.schema';

const id = (end: string) => `018bcfe5-6800-7000-8000-0000000000${end}`;

const author = {
  id: id('aa'),
  slug: 'asha-rao',
  displayName: 'Asha Rao',
  headline: 'Founder, Harbourlight',
  avatarUrl: null,
  role: 'FOUNDER',
} as const;
const reporter = {
  ...author,
  id: id('ab'),
  slug: 'dev-menon',
  displayName: 'Dev Menon',
  headline: 'Angel investor',
  role: 'INVESTOR',
} as const;
const moderator = {
  ...author,
  id: id('ac'),
  slug: 'mira-das',
  displayName: 'Mira Das',
  headline: 'Moderator',
  role: null,
} as const;

/** A case in the queue. */
export const caseFixture: ModerationCase = {
  id: id('c1'),
  kind: 'REPORTS',
  referenceType: 'POST',
  referenceId: id('b1'),
  title: '',
  text: 'Send me ₹5,000 and I’ll double it in a week.',
  author,
  reportCount: 2,
  categories: ['MISLEADING', 'SPAM'],
  weight: 31,
  at: '2026-01-05T09:30:00.000Z',
  assignee: null,
  mine: false,
};

const snapshot = {
  title: '',
  text: caseFixture.text,
  pictures: [],
  path: '/post/double-it',
  at: '2026-01-05T09:00:00.000Z',
};

const warning: PastDecision = {
  id: id('d0'),
  referenceType: 'COMMENT',
  referenceId: id('b2'),
  action: 'WARN',
  rule: 'SPAM',
  reason: 'One post about your own product is welcome, ten comments aren’t.',
  at: '2025-12-20T12:00:00.000Z',
  until: null,
  moderator,
  isReversed: false,
};

/** What moderators read of the case. */
export const caseDetailFixture: CaseDetail = {
  ...caseFixture,
  state: 'OPEN',
  snapshot,
  current: { ...snapshot, text: 'Ask me how to double ₹5,000.' },
  actions: ['NOTHING', 'WARN', 'HIDE', 'REMOVE', 'RESTRICT', 'SUSPEND'],
  hasMessages: false,
  reports: [
    {
      id: id('e1'),
      reporter,
      category: 'MISLEADING',
      message: 'No one doubles money in a week.',
      at: caseFixture.at,
      earlier: { actionTaken: 3, noBreach: 1 },
    },
  ],
  notes: [
    {
      id: id('f1'),
      author: moderator,
      text: 'The same text under three other names.',
      at: '2026-01-05T10:00:00.000Z',
    },
  ],
  history: [warning],
  appeal: null,
};

/** A report as the person who made it follows it. */
export const ownReportFixture: OwnReport = {
  id: id('e1'),
  referenceType: 'POST',
  referenceId: id('b1'),
  title: caseFixture.text,
  category: 'MISLEADING',
  message: 'No one doubles money in a week.',
  at: caseFixture.at,
  state: 'ACTION_TAKEN',
  rule: 'FRAUD',
  decidedAt: '2026-01-05T11:00:10.000Z',
};

/** A decision as its author reads it. */
export const ownDecisionFixture: OwnDecision = {
  id: id('d1'),
  referenceType: 'POST',
  referenceId: id('b1'),
  title: '',
  text: caseFixture.text,
  action: 'HIDE',
  rule: 'FRAUD',
  reason: 'You promise a return that no one can promise.',
  at: '2026-01-05T11:00:00.000Z',
  until: null,
  appealBy: '2026-02-04T11:00:00.000Z',
  appeal: null,
};

/** A decision as the moderator gets it. */
export const decisionFixture: Decision = {
  id: id('d1'),
  caseId: id('c1'),
  action: 'HIDE',
  undoUntil: '2026-01-05T11:00:10.000Z',
};

export const transparencyFixture: Transparency = {
  since: '2025-10-07T00:00:00.000Z',
  reports: 24,
  open: 3,
  actions: [
    { action: 'HIDE', count: 6 },
    { action: 'NOTHING', count: 11 },
    { action: 'WARN', count: 4 },
  ],
  rules: [
    { rule: 'FRAUD', count: 2 },
    { rule: 'SPAM', count: 8 },
  ],
  appeals: { open: 1, upheld: 2, reversed: 1 },
  medianMinutes: 95,
};

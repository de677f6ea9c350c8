import type { PersonSummary } from '@upround/shared/domain';
import type { NamedApplicant, Application, AppliedJob } from './application.schema';
import { jobFixtures } from './job.fixtures';
import { jobSummarySchema } from './job.schema';

const [open, bare] = jobFixtures;

const candidate: PersonSummary = {
  id: '018bcfe5-6800-7000-8000-0000000000d1',
  slug: 'ravi-teja',
  displayName: 'Ravi Teja',
  headline: 'Backend engineer, five years with payments',
  avatarUrl: null,
  role: 'CANDIDATE',
};

const applied: Application = {
  id: '018bcfe5-6800-7000-8000-000000000201',
  referenceType: 'JOB',
  referenceId: open.id,
  state: 'SHORTLISTED',
  note: 'I ran the ledger of a payments company for three years.',
  resume: { url: '/media/ravi-teja.pdf', name: 'Ravi Teja.pdf', size: 84_000 },
  timeline: [
    { state: 'APPLIED', at: '2026-01-06T08:00:00.000Z', reason: null },
    { state: 'SEEN', at: '2026-01-06T11:00:00.000Z', reason: null },
    { state: 'SHORTLISTED', at: '2026-01-07T10:00:00.000Z', reason: null },
  ],
  createdAt: '2026-01-06T08:00:00.000Z',
  movedAt: '2026-01-07T10:00:00.000Z',
};

const rejected: Application = {
  ...applied,
  id: '018bcfe5-6800-7000-8000-000000000202',
  referenceId: bare.id,
  state: 'REJECTED',
  note: '',
  timeline: [
    { state: 'APPLIED', at: '2026-01-06T08:00:00.000Z', reason: null },
    { state: 'REJECTED', at: '2026-01-09T10:00:00.000Z', reason: 'LOCATION' },
  ],
  movedAt: '2026-01-09T10:00:00.000Z',
};

/** Two applicants of the viewer's job: one shortlisted with a note, one not selected. */
export const applicantFixtures: readonly [NamedApplicant, NamedApplicant] = [
  { ...applied, applicant: candidate, stars: 4, hasNote: true },
  {
    ...rejected,
    referenceId: open.id,
    applicant: {
      ...candidate,
      id: '018bcfe5-6800-7000-8000-0000000000d2',
      slug: 'noor-khan',
      displayName: 'Noor Khan',
      headline: '',
    },
    stars: 0,
    hasNote: false,
  },
];

/** The viewer's applications: one in progress, one that has ended. */
export const appliedJobFixtures: readonly [AppliedJob, AppliedJob] = [
  {
    ...jobSummarySchema.parse(open),
    viewer: { bookmarked: true, application: { id: applied.id, state: applied.state } },
    application: { ...applied, memo: 'Ask about the on-call week.', silent: false },
  },
  {
    ...jobSummarySchema.parse(bare),
    viewer: { bookmarked: false, application: { id: rejected.id, state: rejected.state } },
    application: { ...rejected, memo: '', silent: false },
  },
];

import type { DemoSearch } from '@upround/jobs/api';
import type { ApplicationState, RejectionReason } from '@upround/jobs/contract';

/** What the demo's candidate applied to, how far it came, and what they keep about it. */
export interface CandidateApplication {
  job: string;
  state: ApplicationState;
  reason?: RejectionReason;
  /** Index of the memo. */
  memo?: number;
}

/** Slug of the account `candidate@`. */
export const candidateSlug = 'rohan-kulkarni';

export const candidateApplications: readonly CandidateApplication[] = [
  { job: 'ledger-engineer-nimbuwire', state: 'INTERVIEW', memo: 1 },
  { job: 'go-engineer-fjordkite', state: 'SHORTLISTED', memo: 2 },
  { job: 'site-reliability-quillspan', state: 'APPLIED', memo: 5 },
  { job: 'data-engineer-tamarind', state: 'SEEN' },
  { job: 'map-analyst-saltmarsh', state: 'SEEN', memo: 3 },
  { job: 'payroll-engineer-wageriver', state: 'OFFER', memo: 0 },
  { job: 'platform-engineer-straitlamp', state: 'WITHDRAWN', memo: 4 },
  { job: 'backend-engineer-tamarind-filled', state: 'REJECTED', reason: 'POSITION_FILLED' },
];

/** What they look for again and again; told of this many days before the first start. */
export const candidateSearches: readonly DemoSearch[] = [
  {
    name: 'Go and PostgreSQL',
    filters: { tag: ['go', 'postgresql'] },
    alert: 'WEEKLY',
    savedDaysAgo: 40,
    toldDaysAgo: 6,
  },
  {
    name: 'Remote engineering above 20 lakh',
    filters: { tag: ['engineering'], workplace: ['REMOTE'], salary: 200_000_000, currency: 'INR' },
    alert: 'DAILY',
    savedDaysAgo: 25,
    toldDaysAgo: 1,
  },
];

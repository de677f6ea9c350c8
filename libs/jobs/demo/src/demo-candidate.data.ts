import type { DemoSearch } from '@upround/jobs/api';
import type { ApplicationState, RejectionReason } from '@upround/jobs/contract';

/** What the demo's candidate applied to, how far it came, and what they keep about it. */
export interface CandidateApplication {
  job: string;
  state: ApplicationState;
  reason?: RejectionReason;
  /** Index of the memo. */
  memo?: number;
  /**
   * Days before the first start on which it was sent and came to each stage, where others of the community talk about
   * it; otherwise they follow from the day of the job.
   */
  daysAgo?: readonly [sent: number, ...stages: number[]];
}

/** Slug of the account `candidate@`. */
export const candidateSlug = 'rohan-kulkarni';

export const candidateApplications: readonly CandidateApplication[] = [
  { job: 'ledger-engineer-nimbuwire', state: 'APPLIED' },
  { job: 'go-engineer-fjordkite', state: 'SHORTLISTED', memo: 2 },
  { job: 'site-reliability-quillspan', state: 'APPLIED', memo: 5 },
  // The recruiter books the interview in a conversation of five days ago.
  { job: 'data-engineer-tamarind', state: 'INTERVIEW', memo: 1, daysAgo: [12, 11, 8, 6] },
  { job: 'map-analyst-saltmarsh', state: 'SEEN', memo: 3 },
  { job: 'payroll-engineer-wageriver', state: 'OFFER', memo: 0 },
  { job: 'platform-engineer-straitlamp', state: 'WITHDRAWN', memo: 4 },
  { job: 'backend-engineer-tamarind-filled', state: 'REJECTED', reason: 'POSITION_FILLED' },
];

/** The candidate's saved searches; the last alert was sent this many days before the first start. */
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

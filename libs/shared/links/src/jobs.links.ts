import { withQuery } from './build-path';

export const jobsRoutes = {
  jobs: '/jobs',
} as const;

/** How applicants are shown: `?layout=`. */
export const applicantsLayouts = ['table', 'board'] as const;
export type ApplicantsLayout = (typeof applicantsLayouts)[number];

/** Addresses of jobs. */
export const jobsLinks = {
  /**
   * The board of jobs; `job` opens one beside it, the rest are its filters as in `{ tag: 'design', workplace:
   * 'REMOTE' }`. With `company`, the page of that company.
   */
  jobs: (query: { job?: string } & Readonly<Record<string, string | undefined>> = {}) =>
    withQuery(jobsRoutes.jobs, query),
  /** The viewer's applications, as a list or as a board of stages; `application` is the one to show. */
  appliedJobs: ({
    application,
    layout,
    stage,
  }: { application?: string; layout?: 'board'; stage?: string } = {}) =>
    withQuery(jobsRoutes.jobs, { applied: 'true', application, layout, stage }),
  /** The member's own jobs, or the applicants of one of them. */
  hiring: ({ job, layout }: { job?: string; layout?: ApplicantsLayout } = {}) =>
    withQuery(jobsRoutes.jobs, {
      view: 'hiring',
      job,
      layout: layout === 'table' ? undefined : layout,
    }),
  /** The form of a job: a new one, or the draft or open one that is named. */
  postJob: ({ job }: { job?: string } = {}) => withQuery(jobsRoutes.jobs, { view: 'post', job }),
  savedSearches: () => withQuery(jobsRoutes.jobs, { view: 'searches' }),
} as const;

/** The page of each kind of record. */
export const jobsRecords = {
  JOB: (slug: string) => jobsLinks.jobs({ job: slug }),
} as const;

import { describeCall } from '@upround/shared/contract-core';
import type { CallDocs } from '@upround/shared/contract-core';
import { appliedJobFixtures } from './application.fixtures';
import {
  listAppliedJobs,
  listJobs,
  listJobsByUser,
  listSimilarJobs,
  readJob,
  readJobFacets,
} from './job.calls';
import { facetFixture, jobFixtures } from './job.fixtures';
import { jobSummarySchema } from './job.schema';
import { confirmJob, createJob, deleteJobDraft, editJob, repostJob } from './job-writing.calls';

const [open, remote, closed] = jobFixtures;
const [applied] = appliedJobFixtures;
const { title, company, description, location, type, workplace, salary, tags } = open;
const counts = {
  total: 0,
  applied: 0,
  seen: 0,
  shortlisted: 0,
  interview: 0,
  offer: 0,
  rejected: 0,
  withdrawn: 0,
};
const own = { ...open, applications: counts };
const draft = {
  ...own,
  state: 'DRAFT' as const,
  bookmarkCount: 0,
  publishedAt: null,
  closesAt: null,
};

export const jobDocs: readonly CallDocs[] = [
  describeCall(listJobs, {
    description:
      'Returns open jobs, the newest or the best paid first. Every filter narrows the list; a filter with several values, separated by commas, matches any of them. Jobs of people you’ve blocked or who’ve blocked you are left out.',
    input: { query: { tag: ['engineering'], workplace: ['HYBRID', 'REMOTE'], sort: 'newest' } },
    output: { data: [open, remote].map((job) => jobSummarySchema.parse(job)), nextSegment: null },
  }),
  describeCall(listJobsByUser, {
    description:
      'Returns the jobs that a person posted, newest first. Others see the open ones; you see your own drafts and closed jobs as well, with the number of applications at each stage. `state` narrows your own list: `PAUSED` are the jobs you can resume, `CLOSED` the others.',
    input: { query: { userId: closed.creator.id, state: 'CLOSED' } },
    output: { data: [jobSummarySchema.parse(closed)], nextSegment: null },
  }),
  describeCall(listAppliedJobs, {
    description:
      'Returns the jobs that you applied to, the latest application first, each with your application and your private memo. `state` narrows by where the application is.',
    input: { query: { applied: 'true', state: ['SHORTLISTED', 'INTERVIEW'] } },
    output: { data: [applied], nextSegment: null },
  }),
  describeCall(readJob, {
    description:
      'Returns one job by its id or slug, open or closed. A draft is returned to its creator only.',
    input: { params: { id: open.slug } },
    output: open,
  }),
  describeCall(listSimilarJobs, {
    description:
      'Returns up to six open jobs that are most like a job, by their tags, place and level. There are no pages.',
    input: { params: { id: open.id } },
    output: { data: [jobSummarySchema.parse(remote)] },
  }),
  describeCall(readJobFacets, {
    description:
      'Returns how many open jobs each value of each filter would leave, with the other filters as given. Takes the same filters as the list of jobs.',
    input: { query: { query: 'engineer' } },
    output: facetFixture,
  }),
  describeCall(createJob, {
    description:
      'Posts a job, open at once, or stores a draft with `state: DRAFT`, which needs only a title. Amounts are in the smallest unit of the currency. An open job closes by itself after 90 days.',
    input: {
      body: { title, company, description, location, type, workplace, salary, tags },
    },
    output: { ...own, bookmarkCount: 0 },
  }),
  describeCall(editJob, {
    description:
      'Changes fields of your own open job or draft, publishes a draft with `state: OPEN`, or closes a job with `state: CLOSED` and a reason. The reason `PAUSED` pauses it: no one is notified, and `state: OPEN` resumes it within 90 days, after which it closes. Every other closed job stays closed. Moderators can close any job. People who applied are notified of a closed job.',
    input: { params: { id: closed.id }, body: { state: 'CLOSED', reason: 'FILLED' } },
    output: closed,
  }),
  describeCall(confirmJob, {
    description:
      'Confirms that your own job is still open, so that it no longer counts as stale. You still need to close it yourself.',
    input: { params: { id: open.id } },
    output: own,
  }),
  describeCall(repostJob, {
    description:
      'Creates a draft with the fields of your own closed job. Applications stay with the closed job, and the draft is posted like any other.',
    input: { params: { id: closed.id } },
    output: draft,
  }),
  describeCall(deleteJobDraft, {
    description: 'Deletes your own draft of a job. Jobs that were open can only be closed.',
    input: { params: { id: draft.id } },
  }),
];

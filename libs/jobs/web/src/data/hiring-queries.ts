import {
  listApplicants,
  listJobsByUser,
  readApplicantNote,
  readJob,
  type Applicant,
  type ApplicantSort,
  type ApplicationState,
  type JobState,
} from '@upround/jobs/contract';
import { api } from '@upround/shared/api-client';
import type { CallInput } from '@upround/shared/contract-core';
import { pagesFor, queryFor } from '@upround/shared/query';

/** Which applicants are wanted, and in what order. */
export interface ApplicantChoice {
  state?: ApplicationState | undefined;
  /** At least so many. */
  stars?: number | undefined;
  search?: string | undefined;
  sort: ApplicantSort;
}

/** The most that one page of a list carries. */
const WHOLE_PAGE = 50;

const inputFor = (jobId: string, choice: ApplicantChoice): CallInput<typeof listApplicants> => ({
  query: {
    type: 'JOB',
    id: jobId,
    ...(choice.state !== undefined && { state: [choice.state] }),
    ...(choice.stars !== undefined && { stars: choice.stars }),
    ...(choice.search !== undefined && { search: choice.search }),
    ...(choice.sort !== 'newest' && { sort: choice.sort }),
  },
});

/** One's own jobs of a state, the newest first. */
export const ownJobsQuery = (userId: string, state: JobState) =>
  pagesFor(listJobsByUser, { query: { userId, state } });

/** @param job id or slug */
export const ownJobQuery = (job: string) => queryFor(readJob, { params: { id: job } });

export const applicantsQuery = (jobId: string, choice: ApplicantChoice) =>
  pagesFor(listApplicants, inputFor(jobId, choice));

export const applicantNoteQuery = (id: string) => queryFor(readApplicantNote, { params: { id } });

/**
 * Everybody who meets the filters, over all pages.
 *
 * @throws what `api.call` throws
 */
export async function allApplicants(jobId: string, choice: ApplicantChoice): Promise<Applicant[]> {
  const { query } = inputFor(jobId, choice);
  const all: Applicant[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: { data: Applicant[]; nextSegment: string | null } = await api.call(listApplicants, {
      query: { ...query, limit: WHOLE_PAGE, cursor },
    });
    all.push(...page.data);
    cursor = page.nextSegment;
  }
  return all;
}

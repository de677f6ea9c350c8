import { queryOptions } from '@tanstack/react-query';
import {
  listApplicants,
  listJobsByUser,
  readApplicantNote,
  readJob,
  type Applicant,
  type ApplicantSort,
  type ApplicationCounts,
  type ApplicationState,
  type ListedState,
} from '@upround/jobs/contract';
import { api } from '@upround/shared/api-client';
import type { CallInput, CallOutput } from '@upround/shared/contract-core';
import { pagesFor, queryFor } from '@upround/shared/query';
import { changeApplicants, shownApplicants } from './hiring-cache';

/** The filters and the order of a list of applicants. */
export interface ApplicantChoice {
  state?: ApplicationState | undefined;
  /** At least so many. */
  stars?: number | undefined;
  search?: string | undefined;
  sort: ApplicantSort;
  /** Without names, if the plan includes blind hiring. */
  blind?: boolean | undefined;
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
    ...(choice.blind === true && { blind: 'true' }),
  },
});

/** The member's own jobs in one state, newest first: many at once, since their applicants are added up. */
export const ownJobsQuery = (userId: string, state: ListedState) => ({
  ...pagesFor(listJobsByUser, { query: { userId, state, limit: WHOLE_PAGE } }),
  // They count applicants, who come at any time.
  refetchOnWindowFocus: 'always' as const,
  refetchOnReconnect: 'always' as const,
});

/** Whether one has a job in any state. */
export const anyOwnJobQuery = (userId: string) =>
  pagesFor(listJobsByUser, { query: { userId, limit: 1 } });

/** @param job id or slug */
export const ownJobQuery = (job: string) => queryFor(readJob, { params: { id: job } });

export const applicantsQuery = (jobId: string, choice: ApplicantChoice) =>
  pagesFor(listApplicants, inputFor(jobId, choice));

/** The file of a résumé, fetched with the creator's token. */
export const resumeFileQuery = (url: string) =>
  queryOptions({
    queryKey: ['resume-file', url],
    queryFn: ({ signal }) => api.fetchFile(url, { signal }),
    staleTime: Infinity,
  });

/** The key of the newest applicants to a job, or the beginning of all such keys. */
export const newestApplicantsKey = (jobId?: string) =>
  jobId === undefined
    ? ([listApplicants.id, 'newest'] as const)
    : ([listApplicants.id, 'newest', jobId] as const);

type ApplicantPage = CallOutput<typeof listApplicants>;

/** The most pages that are read to find the open applicant again. */
const MOST_PAGES = 10;

/**
 * Polls the number of applicants. The shown applicants are refetched and updated with it; new ones appear only when the
 * creator asks for them, so that the list does not move.
 *
 * @param isBlind whether names are left out
 */
export const applicantCountsQuery = (jobId: string, isBlind: boolean) =>
  queryOptions({
    queryKey: newestApplicantsKey(jobId),
    queryFn: async ({ client, signal }) => {
      const missing = shownApplicants(client, jobId);
      let cursor: string | null = '';
      let counts: ApplicationCounts | undefined;
      for (let pages = 0; cursor !== null && pages < MOST_PAGES; pages += 1) {
        const query = {
          type: 'JOB',
          id: jobId,
          limit: WHOLE_PAGE,
          cursor,
          ...(isBlind && { blind: 'true' as const }),
        } as const;
        const page: ApplicantPage = await api.call(listApplicants, { query }, { signal });
        counts ??= page.counts;
        changeApplicants(
          client,
          page.data.filter(({ id }) => missing.delete(id)),
        );
        cursor = missing.size === 0 ? null : page.nextSegment;
      }
      return counts as ApplicationCounts;
    },
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });

export const applicantNoteQuery = (id: string) => queryFor(readApplicantNote, { params: { id } });

/**
 * Everyone who meets the filters, over all pages, with one's own notes.
 *
 * @throws what `api.call` throws
 */
export async function allApplicants(jobId: string, choice: ApplicantChoice): Promise<Applicant[]> {
  const { query } = inputFor(jobId, choice);
  const all: Applicant[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: { data: Applicant[]; nextSegment: string | null } = await api.call(listApplicants, {
      query: { ...query, notes: 'true', limit: WHOLE_PAGE, cursor },
    });
    all.push(...page.data);
    cursor = page.nextSegment;
  }
  return all;
}

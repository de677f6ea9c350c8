import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import {
  applicationStates,
  type Applicant,
  type ApplicationCounts,
  type ApplicationState,
} from '@upround/jobs/contract';
import { itemsOf } from '@upround/shared/query';
import { countAt } from '../data/hiring-cache';
import { applicantsQuery, type ApplicantChoice } from '../data/hiring-queries';
import { useApplicantMoves } from '../data/hiring-moves';

interface Wanted {
  openId: string | null;
  /** All pages, one after the other. */
  isWhole: boolean;
}

/** Number of applicants that match the filters, as far as it follows from the counts by stage. */
function countOf(counts: ApplicationCounts | undefined, { state, stars, search }: ApplicantChoice) {
  if (counts === undefined || stars !== undefined || search !== undefined) return undefined;
  const states: readonly ApplicationState[] = state === undefined ? applicationStates : [state];
  return states.reduce((sum, one) => sum + countAt(counts, one), 0);
}

/** The applicants of a job, with the open one and its neighbours. */
export function useApplicants(jobId: string, choice: ApplicantChoice, { openId, isWhole }: Wanted) {
  const query = useInfiniteQuery({
    ...applicantsQuery(jobId, choice),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const applicants = useMemo(() => itemsOf<Applicant>(data).items, [data]);
  const at = applicants.findIndex(({ id }) => id === openId);
  const isUnloaded = openId !== null && at === -1;

  useEffect(() => {
    if ((isWhole || isUnloaded) && hasNextPage && !isFetching && !isFetchNextPageError) {
      void fetchNextPage();
    }
  }, [fetchNextPage, hasNextPage, isFetchNextPageError, isFetching, isUnloaded, isWhole]);

  const { markSeen } = useApplicantMoves();
  const open = applicants[at];
  const seen = useEffectEvent(() => {
    if (open?.state === 'APPLIED') void markSeen(open);
  });
  const foundId = open?.id;
  useEffect(() => {
    if (foundId !== undefined) seen();
  }, [foundId]);

  const unread = applicants.filter(({ id, state }) => state === 'APPLIED' && id !== openId);
  const counts = data?.pages.at(-1)?.counts;
  return {
    query,
    applicants,
    counts,
    /** Undefined until it is known. */
    opens: data?.pages.at(-1)?.opens,
    /** Undefined while there are more than are known. */
    total: hasNextPage ? countOf(counts, choice) : applicants.length,
    open,
    place: at + 1,
    previous: applicants[at - 1],
    next: at === -1 ? undefined : applicants[at + 1],
    /** The next who is new, from the open one on and then from the first. */
    nextUnread: unread.find((one) => applicants.indexOf(one) > at) ?? unread[0],
    isSeeking: isUnloaded && (hasNextPage || isFetching),
  };
}

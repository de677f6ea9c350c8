import { useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { AppliedJob, JobSummary } from '@upround/jobs/contract';
import { itemsOf } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import { boardQuery, similarJobsQuery } from '../../board/data/job-queries';
import { savedSearchesQuery } from '../../searches/saved-search-queries';

export interface SuggestedJobs {
  /** Undefined until they are read. */
  jobs: readonly JobSummary[] | undefined;
  /**
   * Where they are from: jobs like one applied to, a saved search by name, or the newest on the board. Undefined
   * until it is known whether there is a saved search.
   */
  from: { kind: 'search'; name: string } | { kind: 'similar' | 'newest' } | undefined;
  /** What reads them. */
  query: Pick<UseQueryResult, 'isError' | 'error' | 'isFetching' | 'refetch'>;
}

/** Open jobs to apply to next: without the viewer's own and those applied to. */
export function useSuggestedJobs(latest?: AppliedJob): SuggestedJobs {
  const { user } = useSession();
  const similar = useQuery({
    ...similarJobsQuery(latest?.id ?? ''),
    enabled: latest !== undefined,
  });
  const searches = useQuery({ ...savedSearchesQuery(), enabled: latest === undefined });
  const search = searches.data?.data[0];
  const board = useInfiniteQuery({
    ...boardQuery(search?.filters ?? {}, 'newest'),
    enabled: latest === undefined && !searches.isPending,
  });
  const isNew = ({ creator, viewer }: JobSummary) =>
    creator.id !== user?.id && viewer.application === null;
  if (latest !== undefined) {
    return {
      jobs: similar.data?.data.filter(isNew),
      from: { kind: 'similar' },
      query: similar,
    };
  }
  if (searches.isPending) return { jobs: undefined, from: undefined, query: searches };
  return {
    jobs: board.data && itemsOf(board.data).items.filter(isNew),
    from: search === undefined ? { kind: 'newest' } : { kind: 'search', name: search.name },
    query: board,
  };
}

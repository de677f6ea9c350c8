import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { AppliedJob, JobSummary } from '@upround/jobs/contract';
import { itemsOf } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import { boardQuery, similarJobsQuery } from '../../board/data/job-queries';
import { savedSearchesQuery } from '../../searches/saved-search-queries';

const MOST = 6;

export interface SuggestedJobs {
  /** Undefined until they are read. */
  jobs: readonly JobSummary[] | undefined;
  /** Where they are from: jobs like one applied to, a saved search by name, or the newest on the board. */
  from: { kind: 'similar' | 'search'; name: string } | { kind: 'newest' };
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
  const found = latest === undefined ? itemsOf(board.data).items : (similar.data?.data ?? []);
  const isPending = latest === undefined ? board.isPending : similar.isPending;
  const isNew = ({ creator, viewer }: JobSummary) =>
    creator.id !== user?.id && viewer.application === null;
  return {
    jobs: isPending ? undefined : found.filter(isNew).slice(0, MOST),
    from:
      latest !== undefined
        ? { kind: 'similar', name: latest.title }
        : search === undefined
          ? { kind: 'newest' }
          : { kind: 'search', name: search.name },
  };
}

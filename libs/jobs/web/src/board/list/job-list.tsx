import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import { itemsOf, PagedEnd, PagedList } from '@upround/shared/query';
import { JobCard } from '../../components/job-card';
import { JobSkeletons } from '../../components/job-skeletons';
import { boardQuery } from '../data/job-queries';
import { useJobsText } from '../../messages/catalogue';
import type { Board } from '../use-board';
import { NewerJobs } from './newer-jobs';
import { NoJobs } from './no-jobs';
import { useJobKeys } from './use-job-keys';

interface JobListProps {
  board: Board;
  list: RefObject<HTMLDivElement | null>;
  /** False while a job replaces the list; then no pages are read. */
  isShown: boolean;
}

/** The jobs in every state: loading, failed, none, full, at their end. The list never moves by itself. */
export function JobList({ board, list, isShown }: JobListProps) {
  const t = useJobsText();
  const isReturn = useNavigationType() === 'POP';
  const query = useInfiniteQuery({
    ...boardQuery(board.filters, board.sort),
    enabled: isShown,
    // Going back shows the cached list; opening the board again refetches it.
    refetchOnMount: isReturn ? true : 'always',
  });
  const jobs = useMemo(() => itemsOf(query.data).items, [query.data]);
  useJobKeys(list, board);

  return (
    <PagedList
      query={query}
      skeleton={<JobSkeletons />}
      failed={t('list.failed')}
      isEmpty={jobs.length === 0}
      empty={<NoJobs board={board} />}
    >
      <NewerJobs board={board} jobs={jobs} />
      <div ref={list} role="feed" aria-label={t('list.label')} aria-busy={query.isFetching}>
        {jobs.map((job, index) => (
          <JobCard
            key={job.id}
            job={job}
            href={board.hrefOf(job.slug)}
            isOpen={job.slug === board.openJob}
            position={index + 1}
            total={query.hasNextPage ? -1 : jobs.length}
          />
        ))}
      </div>
      <PagedEnd
        query={query}
        skeleton={<JobSkeletons count={2} label={t('loadingMore')} />}
        text={{ more: t('list.more'), failed: t('list.moreFailed'), end: t('list.end') }}
      />
    </PagedList>
  );
}

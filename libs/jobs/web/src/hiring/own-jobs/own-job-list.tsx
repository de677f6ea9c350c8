import { useInfiniteQuery } from '@tanstack/react-query';
import { Briefcase } from 'lucide-react';
import type { ListedState } from '@upround/jobs/contract';
import { itemsOf, PagedEnd, PagedList } from '@upround/shared/query';
import { EmptyState, useIsWide } from '@upround/shared/ui';
import { TableSkeleton } from '../../components/table-skeleton';
import { ownJobsQuery } from '../data/hiring-queries';
import { useHiringText } from '../messages/catalogue';
import { NewestApplicants } from './newest-applicants';
import { OwnJobRow } from './own-job-row';
import { OwnJobSkeletons } from './own-job-skeletons';
import { OwnJobTable } from './own-job-table';
import { ResponseStats } from './response-stats';

interface OwnJobListProps {
  userId: string;
  state: ListedState;
  /** The numbers are above the list. */
  hasStats: boolean;
}

/** Lists the member's own jobs in one state: loading, error, empty or rows. */
export function OwnJobList({ userId, state, hasStats }: OwnJobListProps) {
  const t = useHiringText();
  const query = useInfiniteQuery({ ...ownJobsQuery(userId, state), refetchOnMount: 'always' });
  const { items: jobs } = itemsOf(query.data);
  const [latest] = jobs;
  const isOnly = state === 'OPEN' && jobs.length === 1 && !query.hasNextPage;
  const total = latest?.applications?.total ?? 0;
  // A draft has no applicants to count.
  const isTable = useIsWide() && state !== 'DRAFT';
  return (
    <PagedList
      query={query}
      skeleton={
        isTable ? (
          <TableSkeleton label={t('own.loading')} />
        ) : (
          <OwnJobSkeletons label={t('own.loading')} />
        )
      }
      failed={t('own.failed')}
      isEmpty={jobs.length === 0}
      empty={
        <EmptyState icon={Briefcase} title={t(`own.empty.${state}`)} className="medium:px-6">
          {t(`own.emptyHint.${state}`)}
        </EmptyState>
      }
    >
      {isTable ? (
        <OwnJobTable jobs={jobs} isOpen={state === 'OPEN'} isBusy={query.isFetching} />
      ) : (
        <ul aria-label={t('own.list')} aria-busy={query.isFetching}>
          {jobs.map((job) => (
            <OwnJobRow key={job.id} job={job} />
          ))}
        </ul>
      )}
      <PagedEnd
        query={query}
        skeleton={<OwnJobSkeletons count={2} label={t('own.loadingMore')} />}
        text={{ more: t('own.more'), failed: t('own.moreFailed') }}
      />
      {isOnly && latest !== undefined && total > 0 && (
        <NewestApplicants job={latest} total={total} />
      )}
      {latest !== undefined && state !== 'DRAFT' && (
        <ResponseStats replies={latest.replies} hasStats={hasStats} />
      )}
    </PagedList>
  );
}

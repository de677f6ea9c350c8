import { useInfiniteQuery } from '@tanstack/react-query';
import type { JobState } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { FailureReason, itemsOf, useFailureReason } from '@upround/shared/query';
import { ButtonLink, EmptyState, ErrorState, ListEnd } from '@upround/shared/ui';
import { JobSkeletons } from '../../../components/job-skeletons';
import { ownJobsQuery } from '../../../data/hiring-queries';
import { useHiringText } from '../../../hiring/messages/catalogue';
import { OwnJobRow } from './own-job-row';
import { ReplyRecord } from './reply-record';

/** One's own jobs of a state in every state of a list. */
export function OwnJobList({ userId, state }: { userId: string; state: JobState }) {
  const t = useHiringText();
  const reasonOf = useFailureReason();
  const query = useInfiniteQuery({ ...ownJobsQuery(userId, state), refetchOnMount: 'always' });
  const { items: jobs } = itemsOf(query.data);
  if (query.isPending) return <JobSkeletons count={3} label={t('own.loading')} />;
  if (query.isError && query.data === undefined) {
    return (
      <ErrorState
        title={t('own.failed')}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  const [latest] = jobs;
  if (latest === undefined) {
    return (
      <EmptyState
        title={t(`own.empty.${state}`)}
        action={<ButtonLink href={links.postJob()}>{t('post')}</ButtonLink>}
      >
        {t(`own.emptyHint.${state}`)}
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label={t('own.list')} aria-busy={query.isFetching}>
        {jobs.map((job) => (
          <OwnJobRow key={job.id} job={job} />
        ))}
      </ul>
      <ListEnd
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        isFailed={query.isFetchNextPageError}
        onMore={() => void query.fetchNextPage()}
        skeleton={<JobSkeletons count={2} label={t('own.loadingMore')} />}
        text={{
          more: t('own.more'),
          failed: `${t('own.moreFailed')} ${reasonOf(query.error)}`,
          retry: t('retry'),
        }}
      />
      {state !== 'DRAFT' && <ReplyRecord replies={latest.replies} />}
    </>
  );
}

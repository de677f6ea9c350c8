import { useInfiniteQuery } from '@tanstack/react-query';
import { links } from '@upround/shared/links';
import { FailureReason, itemsOf, useFailureReason } from '@upround/shared/query';
import { ButtonLink, EmptyState, ErrorState, ListEnd } from '@upround/shared/ui';
import { JobSkeletons } from '../../../components/job-skeletons';
import { appliedQuery } from '../../../data/application-queries';
import { useAppliedText } from '../messages/catalogue';
import { statesOf, type TrackerStage } from '../stages';
import { AppliedRow } from './applied-row';

/** One’s applications at a stage, or all of them, in every state of a list. */
export function AppliedList({ stage }: { stage: 'all' | Exclude<TrackerStage, 'saved'> }) {
  const t = useAppliedText();
  const reasonOf = useFailureReason();
  const query = useInfiniteQuery(appliedQuery(stage === 'all' ? undefined : statesOf[stage]));
  const { items } = itemsOf(query.data);
  if (query.isPending) return <JobSkeletons label={t('loading')} />;
  if (query.data === undefined) {
    return (
      <ErrorState title={t('failed')} busy={query.isFetching} onRetry={() => void query.refetch()}>
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  if (items.length === 0) return stage === 'all' ? <NothingYet /> : <NothingHere />;
  return (
    <>
      <ul aria-label={t('list')} aria-busy={query.isFetching}>
        {items.map((applied) => (
          <AppliedRow key={applied.application.id} applied={applied} />
        ))}
      </ul>
      <ListEnd
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        isFailed={query.isFetchNextPageError}
        onMore={() => void query.fetchNextPage()}
        skeleton={<JobSkeletons count={2} label={t('loadingMore')} />}
        text={{
          ...{ more: t('more'), retry: t('retry'), end: t('end') },
          failed: `${t('moreFailed')} ${reasonOf(query.error)}`,
        }}
      />
    </>
  );
}

function NothingYet() {
  const t = useAppliedText();
  return (
    <EmptyState
      title={t('empty.all')}
      action={<ButtonLink href={links.jobs()}>{t('empty.board')}</ButtonLink>}
    >
      {t('empty.allHint')}
    </EmptyState>
  );
}

function NothingHere() {
  const t = useAppliedText();
  return (
    <EmptyState
      title={t('empty.stage')}
      action={<ButtonLink href={links.appliedJobs()}>{t('empty.every')}</ButtonLink>}
    >
      {t('empty.stageHint')}
    </EmptyState>
  );
}

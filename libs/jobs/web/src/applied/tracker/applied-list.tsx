import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { links } from '@upround/shared/links';
import { itemsOf, PagedEnd, PagedList } from '@upround/shared/query';
import { ButtonLink, EmptyState, useIsWide } from '@upround/shared/ui';
import { JobSkeletons } from '../../components/job-skeletons';
import { TableSkeleton } from '../../components/table-skeleton';
import { appliedQuery } from '../data/application-queries';
import { useAppliedText } from '../messages/catalogue';
import { statesOf, type TrackerStage } from '../stages';
import { AppliedRow } from './applied-row';
import { AppliedTable } from './applied-table';
import { MANY, SuggestedJobs } from './suggested-jobs';

interface AppliedListProps {
  stage: 'all' | Exclude<TrackerStage, 'saved'>;
  /** Above the first row, once it is there. */
  before?: ReactNode;
  /** The list is short: no summary above it leads to an offer without a reply. */
  isLead: boolean;
}

/** Lists the member’s applications in one stage or all: loading, error, empty or rows. */
export function AppliedList({ stage, before, isLead }: AppliedListProps) {
  const t = useAppliedText();
  const isWide = useIsWide();
  const query = useInfiniteQuery(appliedQuery(stage === 'all' ? undefined : statesOf[stage]));
  const { items } = itemsOf(query.data);
  const [latest] = items;
  const isShort = stage === 'all' && !query.hasNextPage && items.length < MANY;
  return (
    <PagedList
      query={query}
      skeleton={
        isWide ? <TableSkeleton label={t('loading')} /> : <JobSkeletons label={t('loading')} />
      }
      failed={t('failed')}
      isEmpty={items.length === 0}
      empty={<NothingHere />}
    >
      {before}
      {isWide ? (
        <AppliedTable items={items} isBusy={query.isFetching} isLead={isLead} />
      ) : (
        <ul aria-label={t('list')} aria-busy={query.isFetching}>
          {items.map((applied) => (
            <AppliedRow key={applied.application.id} applied={applied} isLead={isLead} />
          ))}
        </ul>
      )}
      <PagedEnd
        query={query}
        skeleton={<JobSkeletons count={2} label={t('loadingMore')} />}
        text={{
          more: t('more'),
          failed: t('moreFailed'),
          ...(isShort ? {} : { end: t('end') }),
        }}
      />
      {isShort && latest !== undefined && <SuggestedJobs latest={latest} />}
    </PagedList>
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

import { useInfiniteQuery } from '@tanstack/react-query';
import { links } from '@upround/shared/links';
import { itemsOf, PagedEnd, PagedList } from '@upround/shared/query';
import { ButtonLink, EmptyState } from '@upround/shared/ui';
import { JobSkeletons } from '../../components/job-skeletons';
import { appliedQuery } from '../data/application-queries';
import { useAppliedText } from '../messages/catalogue';
import { statesOf, type TrackerStage } from '../stages';
import { AppliedRow } from './applied-row';

/** One’s applications at a stage, or all of them, in every state of a list. */
export function AppliedList({ stage }: { stage: 'all' | Exclude<TrackerStage, 'saved'> }) {
  const t = useAppliedText();
  const query = useInfiniteQuery(appliedQuery(stage === 'all' ? undefined : statesOf[stage]));
  const { items } = itemsOf(query.data);
  return (
    <PagedList
      query={query}
      skeleton={<JobSkeletons label={t('loading')} />}
      failed={t('failed')}
      isEmpty={items.length === 0}
      empty={stage === 'all' ? <NothingYet /> : <NothingHere />}
    >
      <ul aria-label={t('list')} aria-busy={query.isFetching}>
        {items.map((applied) => (
          <AppliedRow key={applied.application.id} applied={applied} />
        ))}
      </ul>
      <PagedEnd
        query={query}
        skeleton={<JobSkeletons count={2} label={t('loadingMore')} />}
        text={{ more: t('more'), failed: t('moreFailed'), end: t('end') }}
      />
    </PagedList>
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

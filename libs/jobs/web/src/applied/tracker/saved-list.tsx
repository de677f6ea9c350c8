import { links } from '@upround/shared/links';
import { PagedEnd, PagedList } from '@upround/shared/query';
import { ButtonLink, EmptyState } from '@upround/shared/ui';
import { JobSkeletons } from '../../components/job-skeletons';
import { useJobsToApply } from '../data/application-saved';
import { useAppliedText } from '../messages/catalogue';
import { RowToApply } from './row-to-apply';

/** Jobs that one saved or began to apply to, and has not applied to. */
export function SavedList() {
  const t = useAppliedText();
  const { query, jobs } = useJobsToApply();
  return (
    <PagedList
      query={query}
      skeleton={<JobSkeletons label={t('loading')} />}
      failed={t('savedFailed')}
      isEmpty={jobs.length === 0 && !query.hasNextPage}
      empty={
        <EmptyState
          title={t('empty.saved')}
          action={<ButtonLink href={links.jobs()}>{t('empty.board')}</ButtonLink>}
        >
          {t('empty.savedHint')}
        </EmptyState>
      }
    >
      <ul aria-label={t('saved')} aria-busy={query.isFetching}>
        {jobs.map((one) => (
          <li key={one.id}>
            <RowToApply toApply={one} />
          </li>
        ))}
      </ul>
      <PagedEnd
        query={query}
        skeleton={<JobSkeletons count={2} label={t('loadingMore')} />}
        text={{ more: t('moreSaved'), failed: t('moreSavedFailed'), end: t('end') }}
      />
    </PagedList>
  );
}

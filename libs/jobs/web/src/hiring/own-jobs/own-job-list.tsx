import { useInfiniteQuery } from '@tanstack/react-query';
import type { JobState } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { itemsOf, PagedEnd, PagedList } from '@upround/shared/query';
import { ButtonLink, EmptyState } from '@upround/shared/ui';
import { JobSkeletons } from '../../components/job-skeletons';
import { ownJobsQuery } from '../data/hiring-queries';
import { useHiringText } from '../messages/catalogue';
import { OwnJobRow } from './own-job-row';
import { ResponseStats } from './response-stats';

/** One's own jobs of a state in every state of a list. */
export function OwnJobList({ userId, state }: { userId: string; state: JobState }) {
  const t = useHiringText();
  const query = useInfiniteQuery({ ...ownJobsQuery(userId, state), refetchOnMount: 'always' });
  const { items: jobs } = itemsOf(query.data);
  const [latest] = jobs;
  return (
    <PagedList
      query={query}
      skeleton={<JobSkeletons count={3} label={t('own.loading')} />}
      failed={t('own.failed')}
      isEmpty={jobs.length === 0}
      empty={
        <EmptyState
          title={t(`own.empty.${state}`)}
          action={<ButtonLink href={links.postJob()}>{t('post')}</ButtonLink>}
        >
          {t(`own.emptyHint.${state}`)}
        </EmptyState>
      }
    >
      <ul aria-label={t('own.list')} aria-busy={query.isFetching}>
        {jobs.map((job) => (
          <OwnJobRow key={job.id} job={job} />
        ))}
      </ul>
      <PagedEnd
        query={query}
        skeleton={<JobSkeletons count={2} label={t('own.loadingMore')} />}
        text={{ more: t('own.more'), failed: t('own.moreFailed') }}
      />
      {latest !== undefined && state !== 'DRAFT' && <ResponseStats replies={latest.replies} />}
    </PagedList>
  );
}

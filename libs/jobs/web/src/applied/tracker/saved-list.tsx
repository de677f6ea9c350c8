import { links } from '@upround/shared/links';
import { PagedEnd, PagedList } from '@upround/shared/query';
import { Badge, ButtonLink, EmptyState, Link, Words } from '@upround/shared/ui';
import { JobCard } from '../../components/job-card';
import { JobSkeletons } from '../../components/job-skeletons';
import { SavedAt } from '../../apply/draft/saved-at';
import { useJobsToApply, type JobToApply } from '../data/application-saved';
import { useAppliedText } from '../messages/catalogue';

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
            <RowToApply {...one} />
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

/** The whole of a job, or its name until that is read. */
function RowToApply({ slug, title, job, draftSavedAt }: JobToApply) {
  const t = useAppliedText();
  const href = links.jobs({ job: slug });
  if (job !== undefined) {
    return (
      <>
        {draftSavedAt !== null && (
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-4 pt-4">
            <Badge tone="info">{t('row.draft')}</Badge>
            <SavedAt moment={draftSavedAt} />
          </div>
        )}
        <JobCard job={job} href={href} />
      </>
    );
  }
  return (
    <div className="flex min-h-32 flex-col gap-0.5 border-b px-4 py-4">
      <h2 dir="auto" className="text-body font-semibold wrap-anywhere">
        <Link href={href} tone="text">
          <Words>{title}</Words>
        </Link>
      </h2>
    </div>
  );
}

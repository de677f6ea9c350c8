import { links } from '@upround/shared/links';
import { statusOf, useGoBack } from '@upround/shared/routing';
import { FailureReason } from '@upround/shared/query';
import { ButtonLink, EmptyState, ErrorState, lazyPart, TopBar } from '@upround/shared/ui';
import { useJobsText } from '../../messages/catalogue';
import type { Board } from '../use-board';
import { useOpenJob } from '../use-open-job';
import type { JobDetailProps } from './job-detail';
import { JobDetailSkeleton } from './job-detail-skeleton';

const JobDetail = /* @__PURE__ */ lazyPart<JobDetailProps>(
  () => import('./job-detail').then((module) => module.JobDetail),
  () => <JobDetailSkeleton />,
);

interface JobPaneProps {
  slug: string;
  board: Board;
  isWide: boolean;
}

/** The open job: beside the list with a scroll of its own where it is wide, otherwise in the list’s place. */
export function JobPane({ slug, board, isWide }: JobPaneProps) {
  const t = useJobsText();
  const back = useGoBack(board.hrefOf(null));
  return (
    <section
      aria-label={t('detail.label')}
      tabIndex={-1}
      data-pane-focus
      className="relative h-full outline-hidden wide:overflow-y-auto wide:overscroll-contain"
    >
      {!isWide && (
        <TopBar backLabel={t('back')} onBack={back}>
          {t('detail.bar')}
        </TopBar>
      )}
      <OpenJob slug={slug} />
    </section>
  );
}

function OpenJob({ slug }: { slug: string }) {
  const t = useJobsText();
  const { query, job, description } = useOpenJob(slug);
  // A moderator may have closed the job since it was cached: it is not shown where the API answers 404.
  if (statusOf(query.error) === 404) {
    return (
      <EmptyState
        title={t('detail.notFound')}
        action={<ButtonLink href={links.jobs()}>{t('detail.seeAll')}</ButtonLink>}
      >
        {t('detail.notFoundHint')}
      </EmptyState>
    );
  }
  if (query.isLoadingError) {
    return (
      <ErrorState
        title={t('detail.failed')}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  if (job === undefined) return <JobDetailSkeleton />;
  return <JobDetail job={job} description={description} />;
}

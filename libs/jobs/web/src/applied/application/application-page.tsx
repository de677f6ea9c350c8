import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { readJob } from '@upround/jobs/contract';
import { ApiError } from '@upround/shared/api-client';
import { links, routes } from '@upround/shared/links';
import { FailureReason, queryFor } from '@upround/shared/query';
import { Page, pageNotFound } from '@upround/shared/routing';
import { ButtonLink, ErrorState, WorkPanes } from '@upround/shared/ui';
import { SimilarJobs } from '../../board/detail/similar-jobs';
import { JobsNav } from '../../components/jobs-nav';
import { useAllApplied } from '../data/application-all';
import { applicationQuery } from '../data/application-queries';
import { useAppliedText } from '../messages/catalogue';
import { MANY } from '../tracker/suggested-jobs';
import { ApplicationDetail } from './application-detail';
import { ApplicationList } from './application-list';
import { ApplicationSkeleton } from './application-skeleton';

/** The page of one of the viewer’s applications. */
export function ApplicationPage({ id }: { id: string }) {
  const t = useAppliedText();
  const { pathname } = useLocation();
  const query = useQuery({ ...applicationQuery(id), refetchOnMount: 'always' });
  const jobId = query.data?.referenceId ?? '';
  const job = useQuery({
    ...queryFor(readJob, { params: { id: jobId } }),
    enabled: jobId !== '',
  });
  const failed = [query, job].find(({ isError, data }) => isError && data === undefined);
  if (query.error instanceof ApiError && query.error.status === 404) throw pageNotFound(pathname);
  const all = useAllApplied((come) => come.some((one) => one.application.id === id));
  const own = all.items.find((one) => one.application.id === id)?.application;
  // What only the list knows comes with the rest, so that nothing moves later.
  const isSeeking =
    own === undefined && (all.query.isFetching || all.query.hasNextPage) && !all.query.isError;
  const hasFew = all.query.isSuccess && !all.query.hasNextPage && all.items.length < MANY;
  const company = job.data?.company;
  return (
    <Page
      pattern={routes.jobs}
      title={company === undefined ? t('application.plain') : t('application.title', { company })}
      hideHeading
    >
      <WorkPanes
        isOpen
        list={
          <>
            <JobsNav current="applied" />
            <div className="min-h-0 grow overflow-y-auto">
              <ApplicationList openId={id} />
              {job.data !== undefined && hasFew && (
                <div className="pt-6">
                  <SimilarJobs isList level={2} job={job.data} />
                </div>
              )}
            </div>
          </>
        }
        detail={
          <div className="min-h-0 grow overflow-y-auto">
            <div className="border-b px-1 medium:px-3">
              <ButtonLink variant="quiet" icon={ArrowLeft} href={links.appliedJobs()}>
                {t('application.back')}
              </ButtonLink>
            </div>
            {failed !== undefined ? (
              <ErrorState
                title={t('application.failed')}
                busy={failed.isFetching}
                onRetry={() => void failed.refetch()}
              >
                <FailureReason error={failed.error} />
              </ErrorState>
            ) : query.data === undefined || job.data === undefined || isSeeking ? (
              <ApplicationSkeleton />
            ) : (
              <ApplicationDetail
                application={query.data}
                job={job.data}
                own={own}
                unreadError={own === undefined && all.query.isError ? all.query.error : undefined}
              />
            )}
          </div>
        }
      />
    </Page>
  );
}

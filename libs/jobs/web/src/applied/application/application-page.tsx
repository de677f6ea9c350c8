import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { readJob } from '@upround/jobs/contract';
import { ApiError } from '@upround/shared/api-client';
import { links, routes } from '@upround/shared/links';
import { FailureReason, queryFor } from '@upround/shared/query';
import { Page, pageNotFound } from '@upround/shared/routing';
import { ButtonLink, ErrorState } from '@upround/shared/ui';
import { JobSkeletons } from '../../components/job-skeletons';
import { applicationQuery } from '../data/application-queries';
import { useAppliedText } from '../messages/catalogue';
import { ApplicationDetail } from './application-detail';

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
  const company = job.data?.company;
  return (
    <Page
      pattern={routes.jobs}
      title={company === undefined ? t('application.plain') : t('application.title', { company })}
      hideHeading
    >
      <div className="px-1 pt-2">
        <ButtonLink variant="quiet" icon={ArrowLeft} href={links.appliedJobs()}>
          {t('application.back')}
        </ButtonLink>
      </div>
      {query.data !== undefined && job.data !== undefined ? (
        <ApplicationDetail application={query.data} job={job.data} />
      ) : failed === undefined ? (
        <JobSkeletons count={1} label={t('application.loading')} />
      ) : (
        <ErrorState
          title={t('application.failed')}
          busy={failed.isFetching}
          onRetry={() => void failed.refetch()}
        >
          <FailureReason error={failed.error} />
        </ErrorState>
      )}
    </Page>
  );
}

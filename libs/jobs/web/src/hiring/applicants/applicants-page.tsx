import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@upround/shared/api-client';
import { links, routes } from '@upround/shared/links';
import { Page } from '@upround/shared/routing';
import { FailureReason } from '@upround/shared/query';
import { ButtonLink, EmptyState, ErrorState } from '@upround/shared/ui';
import { JobsNav } from '../../components/jobs-nav';
import { ownJobQuery } from '../data/hiring-queries';
import { useHiringText } from '../messages/catalogue';
import { FacesProvider } from '../model/applicant-face';
import { useBlindMode } from '../model/use-blind-mode';
import { ApplicantsPageSkeleton } from './applicant-skeletons';
import { Applicants } from './applicants';

/**
 * The applicants of one of the creator's jobs.
 *
 * @param job slug or id
 */
export function ApplicantsPage({ job: slug }: { job: string }) {
  const t = useHiringText();
  const { data: job, error, isFetching, refetch } = useQuery(ownJobQuery(slug));
  const { faces, setBlind } = useBlindMode();
  const isOwn = job !== undefined && job.applications !== null;
  if (isOwn) {
    return (
      <FacesProvider value={faces}>
        <Applicants job={job} onBlind={setBlind} />
      </FacesProvider>
    );
  }
  const isNone = job !== undefined || (error instanceof ApiError && error.status === 404);
  return (
    <Page pattern={routes.jobs} title={t('title')} hideHeading>
      {error === null && !isNone ? null : <JobsNav current="hiring" />}
      {isNone ? (
        <EmptyState
          title={t('applicants.notFound')}
          action={<ButtonLink href={links.hiring()}>{t('applicants.toJobs')}</ButtonLink>}
        >
          {t('applicants.notFoundHint')}
        </EmptyState>
      ) : error === null ? (
        <ApplicantsPageSkeleton label={t('applicants.loading')} />
      ) : (
        <ErrorState title={t('applicants.failed')} busy={isFetching} onRetry={() => void refetch()}>
          <FailureReason error={error} />
        </ErrorState>
      )}
    </Page>
  );
}

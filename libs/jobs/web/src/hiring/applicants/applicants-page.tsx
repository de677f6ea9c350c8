import { useQuery } from '@tanstack/react-query';
import type { Job } from '@upround/jobs/contract';
import { ApiError } from '@upround/shared/api-client';
import { links, routes } from '@upround/shared/links';
import { Page } from '@upround/shared/routing';
import { FailureReason } from '@upround/shared/query';
import { ButtonLink, ErrorState, Notice } from '@upround/shared/ui';
import { JobsNav } from '../../components/jobs-nav';
import { ownJobQuery } from '../data/hiring-queries';
import { useHiringText } from '../messages/catalogue';
import { FacesProvider } from '../model/applicant-face';
import { useApplicantAddress } from '../model/use-applicant-address';
import { useBlindMode, useFacesFor } from '../model/use-blind-mode';
import { OwnJobsPage } from '../own-jobs/own-jobs-page';
import { ApplicantsPageSkeleton } from './applicant-skeletons';
import { Applicants } from './applicants';
import { useApplicants } from './use-applicants';

/**
 * The applicants of one of the creator's jobs.
 *
 * @param job slug or id
 */
export function ApplicantsPage({ job: slug }: { job: string }) {
  const t = useHiringText();
  const { data: job, error, isFetching, refetch } = useQuery(ownJobQuery(slug));
  const isOwn = job !== undefined && job.applications !== null;
  if (isOwn) return <OwnApplicants job={job} />;
  const isNone = job !== undefined || (error instanceof ApiError && error.status === 404);
  if (isNone) return <NotOwn job={job} />;
  return (
    <Page pattern={routes.jobs} title={t('title')} hideHeading>
      {error === null ? null : <JobsNav current="hiring" />}
      {error === null ? (
        <ApplicantsPageSkeleton label={t('applicants.loading')} />
      ) : (
        <ErrorState title={t('applicants.failed')} busy={isFetching} onRetry={() => void refetch()}>
          <FailureReason error={error} />
        </ErrorState>
      )}
    </Page>
  );
}

/** Reads the applicants, without names in blind mode. */
function OwnApplicants({ job }: { job: Job }) {
  const address = useApplicantAddress();
  const { isWanted, setBlind } = useBlindMode();
  const { choice, openId, layout } = address;
  const isWhole = layout === 'board';
  const found = useApplicants(job.id, { ...choice, blind: isWanted }, { openId, isWhole });
  const isLocked = found.opens?.blindHiring === false;
  const faces = useFacesFor(isWanted && !isLocked);
  return (
    <FacesProvider value={faces}>
      <Applicants
        job={job}
        address={address}
        found={found}
        blind={{ isWanted, isLocked }}
        onBlind={setBlind}
      />
    </FacesProvider>
  );
}

/** Tells the viewer that the job isn't theirs, above their own jobs. */
function NotOwn({ job }: { job: Job | undefined }) {
  const t = useHiringText();
  return (
    <OwnJobsPage
      notice={
        <Notice
          tone="warning"
          title={t(job === undefined ? 'applicants.notFound' : 'applicants.notOwn')}
          action={
            job && (
              <ButtonLink size="small" href={links.jobs({ job: job.slug })}>
                {t('applicants.share')}
              </ButtonLink>
            )
          }
        >
          {job === undefined
            ? t('applicants.notFoundHint')
            : t('applicants.notOwnHint', { title: job.title })}
        </Notice>
      }
    />
  );
}

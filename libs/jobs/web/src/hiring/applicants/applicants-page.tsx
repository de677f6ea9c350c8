import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Job } from '@upround/jobs/contract';
import { ApiError } from '@upround/shared/api-client';
import { links, routes } from '@upround/shared/links';
import { Page } from '@upround/shared/routing';
import { FailureReason, itemsOf } from '@upround/shared/query';
import { useSession } from '@upround/shared/session';
import { ButtonLink, EmptyState, ErrorState, Link } from '@upround/shared/ui';
import { JobsNav } from '../../components/jobs-nav';
import { ownJobQuery, ownJobsQuery } from '../data/hiring-queries';
import { useHiringText } from '../messages/catalogue';
import { FacesProvider } from '../model/applicant-face';
import { useApplicantAddress } from '../model/use-applicant-address';
import { useBlindMode, useFacesFor } from '../model/use-blind-mode';
import { ApplicantsPageSkeleton } from './applicant-skeletons';
import { Applicants } from './applicants';
import { useApplicants } from './use-applicants';

/** So many of the viewer's own jobs are listed where the address names another one. */
const SHOWN = 5;

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
  return (
    <Page pattern={routes.jobs} title={t('title')} hideHeading>
      {error === null && !isNone ? null : <JobsNav current="hiring" />}
      {isNone ? (
        <NotOwn />
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

/** The job isn't the viewer's: their own jobs instead, or the way to post one. */
function NotOwn() {
  const t = useHiringText();
  const { user } = useSession();
  const query = useInfiniteQuery({
    ...ownJobsQuery(user?.id ?? '', 'OPEN'),
    enabled: user !== null,
  });
  const jobs = itemsOf(query.data).items.slice(0, SHOWN);
  return (
    <>
      <EmptyState
        className="medium:px-6"
        title={t('applicants.notFound')}
        action={
          <div className="flex flex-wrap gap-2">
            <ButtonLink href={links.hiring()}>{t('applicants.toJobs')}</ButtonLink>
            {query.isSuccess && jobs.length === 0 && (
              <ButtonLink href={links.postJob()} variant="primary">
                {t('post')}
              </ButtonLink>
            )}
          </div>
        }
      >
        {t('applicants.notFoundHint')}
      </EmptyState>
      {jobs.length > 0 && (
        <section className="px-4 pb-10 medium:px-6">
          <h2 id="own-open-jobs" className="pb-2 text-body font-semibold">
            {t('applicants.ownJobs')}
          </h2>
          <ul aria-labelledby="own-open-jobs" className="flex flex-col gap-2">
            {jobs.map(({ id, slug, title }) => (
              <li key={id}>
                <Link href={links.hiring({ job: slug })} className="wrap-anywhere">
                  {t('applicants.title', { title })}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

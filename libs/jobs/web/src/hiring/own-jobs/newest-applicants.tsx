import { useInfiniteQuery } from '@tanstack/react-query';
import type { Applicant, JobSummary } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { itemsOf } from '@upround/shared/query';
import { useCardLink } from '@upround/shared/routing';
import { Avatar, Link, Name, Skeleton, SkeletonGroup, Time } from '@upround/shared/ui';
import { StageBadge } from '../applicants/stage-badge';
import { useNextDecision } from '../applicants/use-next-decision';
import { applicantsQuery } from '../data/hiring-queries';
import { useHiringText } from '../messages/catalogue';
import type { ApplicantFace } from '../model/applicant-face';
import { useBlindMode, useFacesFor } from '../model/use-blind-mode';
import { useOwnJobsText } from './messages/catalogue';

const MOST = 6;

interface NewestApplicantsProps {
  job: JobSummary;
  /** Number of its applicants. */
  total: number;
}

/** Below the only open job, whose page would be empty otherwise: its newest applicants. */
export function NewestApplicants({ job, total }: NewestApplicantsProps) {
  const t = useHiringText();
  const tOwn = useOwnJobsText();
  const { isWanted } = useBlindMode();
  const query = useInfiniteQuery({
    ...applicantsQuery(job.id, { sort: 'newest', blind: isWanted }),
    refetchOnMount: 'always',
  });
  const opens = query.data?.pages[0]?.opens;
  const faces = useFacesFor(isWanted && opens?.blindHiring !== false);
  if (query.isLoadingError) return null;
  const applicants = itemsOf<Applicant>(query.data)
    .items.filter(({ state }) => state !== 'WITHDRAWN')
    .slice(0, MOST);
  return (
    <section aria-labelledby="newest-applicants" className="pt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b px-4 pb-3 medium:px-6">
        <h2 id="newest-applicants" className="font-semibold">
          {tOwn('newest.title')}
        </h2>
        <Link href={links.hiring({ job: job.slug })} tone="accent" className="text-small">
          {tOwn('newest.all', { count: total })}
        </Link>
      </div>
      {query.isPending ? (
        <SkeletonGroup label={t('applicants.loading')}>
          {Array.from({ length: Math.min(total, MOST) }, (_, index) => (
            <ApplicantSkeleton key={index} />
          ))}
        </SkeletonGroup>
      ) : (
        <ul aria-labelledby="newest-applicants">
          {applicants.map((applicant) => (
            <NewestApplicant
              key={applicant.id}
              job={job}
              applicant={applicant}
              face={faces.faceOf(applicant)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface NewestApplicantProps {
  job: JobSummary;
  applicant: Applicant;
  face: ApplicantFace;
}

/** A face with its headline, the stage and what is next; the row opens the application. */
function NewestApplicant({ job, applicant, face }: NewestApplicantProps) {
  const { name, headline, avatarUrl, seed } = face;
  const next = useNextDecision()(applicant);
  const href = links.jobs({ view: 'hiring', job: job.slug, application: applicant.id });
  const isWaiting = applicant.state === 'APPLIED' || applicant.state === 'SEEN';
  return (
    <li
      {...useCardLink(href)}
      className="flex cursor-pointer items-start gap-3 border-b px-4 py-3 transition-colors hover:bg-surface-hover/40 medium:items-center medium:px-6"
    >
      <Avatar size={40} name={name} seed={seed} src={avatarUrl} />
      <div className="flex min-w-0 grow flex-col medium:flex-row medium:items-center medium:gap-6">
        <div className="min-w-0 medium:grow wide:w-96 wide:grow-0">
          <p className="truncate">
            <Link href={href} tone="text" className="font-medium">
              <Name>{name}</Name>
            </Link>
          </p>
          <p dir="auto" className="min-h-5 truncate text-small text-muted">
            {headline}
          </p>
        </div>
        <div className="flex min-h-7 items-center gap-3 text-small wide:grow">
          <span className="medium:w-28">
            <StageBadge state={applicant.state} />
          </span>
          <span className="min-w-0 truncate medium:w-48">
            {isWaiting ? (
              <Link href={href} className="font-semibold">
                {next?.text}
              </Link>
            ) : (
              <span className="text-muted">{next?.text}</span>
            )}
          </span>
        </div>
      </div>
      <Time
        value={applicant.createdAt}
        form="short"
        className="w-10 shrink-0 text-right text-small text-muted"
      />
    </li>
  );
}

function ApplicantSkeleton() {
  return (
    <div className="flex items-start gap-3 border-b px-4 py-3 medium:items-center medium:px-6">
      <Skeleton shape="circle" className="size-10 shrink-0" />
      <div className="flex min-w-0 grow flex-col medium:flex-row medium:items-center medium:gap-6">
        <div className="medium:grow wide:w-96 wide:grow-0">
          <span className="flex h-6 items-center">
            <Skeleton className="h-4 w-36" />
          </span>
          <span className="flex h-5 items-center">
            <Skeleton className="h-3 w-48 max-w-full" />
          </span>
        </div>
        <span className="flex h-7 items-center gap-3 wide:grow">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-4 w-28" />
        </span>
      </div>
    </div>
  );
}

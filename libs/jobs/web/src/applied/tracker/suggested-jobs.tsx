import type { AppliedJob } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { ErrorState, Skeleton } from '@upround/shared/ui';
import { JobCard } from '../../components/job-card';
import { listInset } from '../../components/list-inset';
import { JobSkeletons } from '../../components/job-skeletons';
import { useSuggestedJobs } from '../data/use-suggested-jobs';
import { useAppliedText } from '../messages/catalogue';

/** So many applications fill a page: no further jobs are shown below them. */
export const MANY = 5;

/** So many jobs are suggested at most. */
const MOST = 6;

interface SuggestedJobsProps {
  /** The last application: jobs similar to that one are suggested. */
  latest?: AppliedJob;
  /** Ids of jobs that the page lists already; null until they are known. */
  listed?: readonly string[] | null;
}

/** Open jobs to apply to next, below few applications or none. Renders nothing where none were found. */
export function SuggestedJobs({ latest, listed = [] }: SuggestedJobsProps) {
  const t = useAppliedText();
  const { jobs: found, from, query } = useSuggestedJobs(latest);
  if (query.isError && found === undefined) {
    return (
      <ErrorState
        title={t('suggested.failed')}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
        className="medium:px-6"
      >
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  const jobs =
    listed === null ? undefined : found?.filter(({ id }) => !listed.includes(id)).slice(0, MOST);
  if (jobs?.length === 0) return null;
  return (
    <section
      aria-labelledby={from === undefined ? undefined : 'suggested-jobs'}
      className={`pt-8 ${listInset}`}
    >
      {from === undefined ? (
        <div className="flex h-10 items-start border-b px-4 medium:px-6">
          <Skeleton className="mt-1.5 h-4 w-48 max-w-full" />
        </div>
      ) : (
        <h2
          id="suggested-jobs"
          className="border-b px-4 pb-3 text-title font-semibold wrap-anywhere medium:px-6"
        >
          {from.kind === 'search'
            ? t('suggested.search', { name: from.name })
            : t(`suggested.${from.kind}`)}
        </h2>
      )}
      {jobs === undefined ? (
        <JobSkeletons isGrid isInset count={4} label={t('suggested.loading')} />
      ) : (
        <ul className="wide:grid wide:grid-cols-2">
          {jobs.map((job) => (
            <li key={job.id} className="grid grid-cols-1">
              <JobCard job={job} href={links.jobs({ job: job.slug })} level={3} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

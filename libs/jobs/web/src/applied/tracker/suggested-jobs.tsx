import type { AppliedJob } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { JobCard } from '../../components/job-card';
import { JobSkeletons } from '../../components/job-skeletons';
import { useSuggestedJobs } from '../data/use-suggested-jobs';
import { useAppliedText } from '../messages/catalogue';

/** Open jobs to apply to next, below few applications or none. Renders nothing where none were found. */
export function SuggestedJobs({ latest }: { latest?: AppliedJob }) {
  const t = useAppliedText();
  const { jobs, from } = useSuggestedJobs(latest);
  if (jobs?.length === 0) return null;
  return (
    <section aria-labelledby="suggested-jobs" className="pt-8 medium:px-2">
      <h2 id="suggested-jobs" className="border-b px-4 pb-3 text-title font-semibold wrap-anywhere">
        {from.kind === 'newest'
          ? t('suggested.newest')
          : t(`suggested.${from.kind}`, { name: from.name })}
      </h2>
      {jobs === undefined ? (
        <JobSkeletons isGrid count={4} label={t('suggested.loading')} />
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

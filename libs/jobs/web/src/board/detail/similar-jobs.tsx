import { useQuery } from '@tanstack/react-query';
import type { JobSummary } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { classes } from '@upround/shared/ui';
import { JobCard } from '../../components/job-card';
import { listInset } from '../../components/list-inset';
import { JobSkeletons } from '../../components/job-skeletons';
import { similarJobsQuery } from '../data/job-queries';
import { useJobsText } from '../../messages/catalogue';

/** So many are shown below another list. */
const FEW = 3;

interface SimilarJobsProps {
  job: JobSummary;
  /** A list on a page about something else, as wide as its column. */
  isList?: boolean;
  /** Level of its title within the page. */
  level?: 2 | 3;
}

/** Open jobs that are most like this one. Renders nothing if they can't load or there are none. */
export function SimilarJobs({ job, isList = false, level = 3 }: SimilarJobsProps) {
  const Heading = `h${level}` as const;
  const t = useJobsText();
  const { data, isPending } = useQuery({
    ...similarJobsQuery(job.id),
    enabled: job.state !== 'DRAFT',
  });
  if (job.state === 'DRAFT') return null;
  if (!isPending && (data?.data ?? []).length === 0) return null;
  return (
    <section aria-labelledby="similar-jobs" className={classes(!isList && 'border-t pt-6')}>
      <Heading
        id="similar-jobs"
        className={classes(
          'font-semibold',
          isList ? 'border-b px-4 pb-3 text-title medium:px-6' : 'text-body',
        )}
      >
        {t('similar.title')}
      </Heading>
      <div className={isList ? listInset : '-mx-4'}>
        {isPending && <JobSkeletons isInset={isList} count={3} label={t('similar.loading')} />}
        {data?.data.slice(0, isList ? FEW : undefined).map((one) => (
          <JobCard
            key={one.id}
            job={one}
            href={links.jobs({ job: one.slug })}
            level={level === 2 ? 3 : 4}
          />
        ))}
      </div>
    </section>
  );
}

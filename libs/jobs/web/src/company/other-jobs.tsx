import { useInfiniteQuery } from '@tanstack/react-query';
import { links } from '@upround/shared/links';
import { itemsOf } from '@upround/shared/query';
import { ButtonLink } from '@upround/shared/ui';
import { boardQuery } from '../board/data/job-queries';
import { JobCard } from '../components/job-card';
import { listInset } from '../components/list-inset';
import { JobSkeletons } from '../components/job-skeletons';
import { useCompanyText } from './messages/catalogue';

/** So many of the newest jobs are shown. */
export const OTHER_JOBS = 5;

/** Below a company without open jobs: the newest at others. Renders nothing if they can't load or there are none. */
export function OtherJobs() {
  const t = useCompanyText();
  const query = useInfiniteQuery(boardQuery({}, 'newest'));
  const { items } = itemsOf(query.data);
  if (!query.isPending && items.length === 0) return null;
  return (
    <section aria-labelledby="other-jobs">
      <h3 id="other-jobs" className="border-b px-4 pb-3 text-title font-semibold medium:px-6">
        {t('otherCompanies')}
      </h3>
      {query.isPending ? (
        <JobSkeletons isInset count={OTHER_JOBS} label={t('loadingJobs')} />
      ) : (
        <div className={listInset}>
          {items.slice(0, OTHER_JOBS).map((job) => (
            <JobCard key={job.id} job={job} href={links.jobs({ job: job.slug })} level={4} />
          ))}
        </div>
      )}
      <ButtonLink href={links.jobs()} size="small" className="m-4 medium:mx-6">
        {t('seeJobs')}
      </ButtonLink>
    </section>
  );
}

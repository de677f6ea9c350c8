import { useInfiniteQuery } from '@tanstack/react-query';
import type { Company } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { itemsOf, PagedEnd, PagedList } from '@upround/shared/query';
import { JobCard } from '../components/job-card';
import { listInset } from '../components/list-inset';
import { JobSkeletons } from '../components/job-skeletons';
import { useJobsText } from '../messages/catalogue';
import { hasOneCreator } from './company-people';
import { companyJobsQuery } from './company-queries';
import { useCompanyText } from './messages/catalogue';

/** The open jobs of a company, page by page. */
export function CompanyJobs({ company }: { company: Company }) {
  const t = useCompanyText();
  const tJobs = useJobsText();
  const query = useInfiniteQuery(companyJobsQuery(company.slug));
  const { items } = itemsOf(query.data);
  return (
    <section aria-labelledby="company-jobs" className="pt-6">
      <h3
        id="company-jobs"
        className="scroll-mt-16 border-b px-4 pb-3 text-title font-semibold medium:px-6"
      >
        {t('jobs', { count: company.openJobCount })}
      </h3>
      <PagedList
        query={query}
        skeleton={
          <JobSkeletons
            isInset
            count={Math.min(company.openJobCount, 5)}
            label={t('loadingJobs')}
          />
        }
        failed={tJobs('list.failed')}
        isEmpty={items.length === 0}
        empty={
          <p className="px-4 py-4 text-small text-muted medium:px-6">
            {t('noJobs')}. {t('noJobsHint')}
          </p>
        }
      >
        <div className={`${listInset} [&>:last-child]:border-b-0`}>
          {items.map((job) => (
            <JobCard
              key={job.id}
              job={job}
              href={links.jobs({ job: job.slug })}
              level={4}
              knows={hasOneCreator(company.jobs) ? 'replies' : 'company'}
            />
          ))}
        </div>
        <PagedEnd
          query={query}
          skeleton={<JobSkeletons isInset count={2} label={t('loadingJobs')} />}
          text={{ more: t('moreJobs'), failed: t('moreJobsFailed') }}
        />
      </PagedList>
    </section>
  );
}

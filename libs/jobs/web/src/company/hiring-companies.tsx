import { useInfiniteQuery } from '@tanstack/react-query';
import type { Company, JobSummary } from '@upround/jobs/contract';
import { links } from '@upround/shared/links';
import { itemsOf } from '@upround/shared/query';
import { Link, Name, Words } from '@upround/shared/ui';
import { boardQuery } from '../board/data/job-queries';
import { JobMark } from '../components/job-mark';
import { useCompanyText } from './messages/catalogue';
import { OTHER_JOBS } from './other-jobs';

const MOST = 5;

/** The first job of each company, without those of one company. */
function firstJobs(jobs: readonly JobSummary[], without: string): JobSummary[] {
  const byCompany = new Map<string, JobSummary>();
  for (const job of jobs) {
    const slug = job.companyRecord?.slug;
    if (slug !== undefined && slug !== without && !byCompany.has(slug)) byCompany.set(slug, job);
  }
  return [...byCompany.values()];
}

/** Beside a company with few people: others that are hiring. Renders nothing until they are read, or without any. */
export function HiringCompanies({ company }: { company: Company }) {
  const t = useCompanyText();
  const { data } = useInfiniteQuery(boardQuery({}, 'newest'));
  const { items } = itemsOf(data);
  // The newest jobs are listed below a company without jobs of its own.
  const rest = company.openJobCount === 0 ? items.slice(OTHER_JOBS) : items;
  const jobs = firstJobs(rest, company.slug).slice(0, MOST);
  if (jobs.length === 0) return null;
  return (
    <aside aria-labelledby="hiring-companies" className="px-4 py-6 medium:px-6">
      <h3 id="hiring-companies" className="text-title font-semibold">
        {t('alsoHiring')}
      </h3>
      <ul className="mt-4 flex flex-col gap-4">
        {jobs.map((job) => (
          <li key={job.id} className="flex items-center gap-3">
            <JobMark job={job} size={40} />
            <div className="min-w-0">
              <p className="truncate">
                <Link
                  href={links.jobs({ company: job.companyRecord?.slug ?? '' })}
                  tone="text"
                  className="font-medium"
                >
                  <Name>{job.company}</Name>
                </Link>
              </p>
              <p className="truncate text-small text-muted">
                <Words>{job.title}</Words>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}

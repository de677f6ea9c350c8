import type { JobSummary } from '@upround/jobs/contract';
import { CompanyMark, type CompanyMarkProps } from '@upround/shared/ui';

interface JobMarkProps extends Pick<CompanyMarkProps, 'size' | 'className'> {
  job: Pick<JobSummary, 'company' | 'companyRecord'>;
}

/** The mark of a job's company; of a draft without one, a blank. */
export function JobMark({ job: { company, companyRecord }, ...look }: JobMarkProps) {
  return <CompanyMark name={company} logoUrl={companyRecord?.logoUrl} {...look} />;
}

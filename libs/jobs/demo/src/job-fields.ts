import type { DemoCompany, DemoCompanyFacts, DemoJob, JobFields } from '@upround/jobs/api';
import { minorUnits } from '@upround/shared/domain';
import { demoCompanies, otherCompanies } from './companies.data';
import { describeJob } from './describe-job';

/** @throws Error where the job names no company of the community */
export function companyOf({ key, company }: DemoJob): DemoCompany {
  const found = demoCompanies[company];
  if (found === undefined) throw new Error(`The job ${key} is of no company.`);
  return found;
}

export const companies: readonly DemoCompanyFacts[] = [demoCompanies, otherCompanies].flatMap(
  (group) => Object.values(group),
);

/** What a demo job says, as the API would take it. */
export function fieldsOf(job: DemoJob): JobFields {
  const company = companyOf(job);
  const { salary, equity } = job;
  const unit = salary === undefined ? 1 : minorUnits(salary.currency);
  return {
    title: job.title,
    company: company.name,
    companyStage: company.stage,
    description: describeJob(job, company),
    location: job.location ?? company.location,
    type: job.type,
    workplace: job.workplace,
    experience: job.experience ?? null,
    salary: salary
      ? { ...salary, min: salary.min * unit, max: salary.max === null ? null : salary.max * unit }
      : null,
    equity: equity ? { min: equity[0], max: equity[1] } : null,
    sponsorsVisa: job.visa ?? null,
    tags: [...job.tags],
  };
}

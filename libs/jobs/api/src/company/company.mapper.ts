import type { Company, CompanyPerson, CompanySummary } from '@upround/jobs/contract';
import { personFrom } from '@upround/shared/db';
import { mediaUrl } from '@upround/shared/links';
import { toJobSummary } from '../job/job.mapper';
import type { JobSummaryRow } from '../job/job.columns';
import type { CompanyRow, CompanySummaryRow } from './company.columns';
import type { CompanyPersonRow } from './company.read-model';

export function toCompanySummary(row: CompanySummaryRow): CompanySummary {
  const { id, slug, name, about, location, logo_key: logo } = row;
  return { id, slug, name, logoUrl: logo === null ? null : mediaUrl(logo), about, location };
}

function toCompanyPerson(row: CompanyPersonRow): CompanyPerson {
  return { ...personFrom(row, 'person'), title: row.title, isHiring: row.is_hiring };
}

/** What belongs to a company's page besides its facts. */
export interface CompanyParts {
  people: readonly CompanyPersonRow[];
  jobs: readonly JobSummaryRow[];
  moderates: boolean;
  now: Date;
}

/** Turns a row into the company that its page shows. */
export function toCompany(
  row: CompanyRow,
  { people, jobs, moderates, now }: CompanyParts,
): Company {
  return {
    ...toCompanySummary(row),
    site: row.site,
    stage: row.stage,
    size: row.size,
    people: people.map(toCompanyPerson),
    jobs: jobs.map((job) => toJobSummary(job, now)),
    openJobCount: row.open_jobs,
    viewer: { mayEdit: row.is_hiring || moderates },
  };
}

import type { CompanySize, CompanyStage } from '@upround/jobs/contract';

/** A company in a list. */
export interface CompanySummaryRow {
  id: string;
  slug: string;
  name: string;
  about: string;
  location: string;
  logo_key: string | null;
}

/** A company with its facts. */
export interface CompanyRow extends CompanySummaryRow {
  site: string | null;
  stage: CompanyStage | null;
  size: CompanySize | null;
  open_jobs: number;
  /** The viewer has an open job for it. */
  is_hiring: boolean;
}

export const companySummaryColumns = 'c.id, c.slug, c.name, c.about, c.location, c.logo_key';

/** A job `j` by which its creator hires for a company, and may edit its facts. */
export const isHiredFor = `j.state = 'OPEN'`;

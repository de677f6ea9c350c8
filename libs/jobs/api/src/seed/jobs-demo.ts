import type { JobFilters } from '@upround/jobs/contract';
import type { DemoClock } from '@upround/shared/demo';
import type { JobFields } from '../job/job-fields';
import type { DemoCompany, DemoCompanyFacts, DemoJob } from './demo-job';

/** A row of `job_applications` with its steps. */
export interface MadeApplication {
  row: Record<string, unknown> & { id: string; replied_at: Date | null; created_at: Date };
  steps: { id: string; application_id: string; state: string; reason: string | null; at: Date }[];
}

/** A job as it came into the database. */
export interface PlacedJob {
  job: DemoJob;
  id: string;
  companyName: string;
  ownerSlug: string;
  publishedAt: Date;
}

/** The community that the jobs are seeded into. */
export interface CommunitySetting {
  clock: DemoClock;
  people: ReadonlyMap<string, string>;
  /** Key of the résumé by its owner's id. */
  resumes: ReadonlyMap<string, string>;
}

/** A search that the demo's candidate saved. */
export interface DemoSearch {
  name: string;
  filters: JobFilters;
  alert: 'DAILY' | 'WEEKLY';
  savedDaysAgo: number;
  /** When an alert was sent last. */
  toldDaysAgo: number;
}

/** The jobs of the demo community; a part of its own, loaded to seed a database. */
export interface JobsDemo {
  demoJobs: readonly DemoJob[];
  companyOf(job: DemoJob): DemoCompany;
  /** Every company of the community. */
  companies: readonly DemoCompanyFacts[];
  /** What a job says, as the API would take it. */
  fieldsOf(job: DemoJob): JobFields;
  /** The applications to a job; the same every time except for ids and times. */
  applicationsTo(placed: PlacedJob, setting: CommunitySetting): MadeApplication[];
  /** Who signs in as the candidate. */
  candidateSlug: string;
  candidateSearches: readonly DemoSearch[];
}

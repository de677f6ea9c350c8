import type { JobType } from './job-filters.schema';
import type { Salary } from './job.schema';

/** What a search hit says of a job in its `details`. */
export interface FoundJob {
  company: string;
  /** The company's logo; null where it has none. */
  logoUrl?: string | null;
  location: string;
  /** Null where none is given. */
  salary: Salary | null;
  employmentType: JobType;
}

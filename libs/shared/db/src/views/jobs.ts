/** Jobs, drafts among them, of people who can be seen. Written by jobs. */
export interface JobView {
  id: string;
  slug: string;
  title: string;
  company: string;
  creator_id: string;
  state: 'DRAFT' | 'OPEN' | 'CLOSED';
  /** Null for drafts. */
  company_id: string | null;
}

/** Companies that jobs and entries of experience name; `known_company_view` has those that are shown. Written by jobs. */
export interface CompanyView {
  id: string;
  slug: string;
  name: string;
  logo_key: string | null;
}

/** Applications with their states. Written by jobs. */
export interface ApplicationView {
  id: string;
  job_id: string;
  applicant_id: string;
  state: string;
  moved_at: Date;
}

/** The searches for jobs that people keep; `filters` are those of the board. Written by jobs. */
export interface SavedSearchView {
  id: string;
  user_id: string;
  name: string;
  filters: Record<string, unknown>;
}

/** What any slice may read of jobs. */
export interface JobsViews {
  job_view: JobView;
  company_view: CompanyView;
  application_view: ApplicationView;
  saved_search_view: SavedSearchView;
}

import type {
  ApplicationCounts,
  ApplicationState,
  CloseReason,
  CompanyStage,
  ExperienceLevel,
  JobState,
  JobType,
  PayPeriod,
  Workplace,
} from '@upround/jobs/contract';
import { noBlockText, notMutedText, personColumns } from '@upround/shared/db';
import type { PersonColumns } from '@upround/shared/db';
import type { Currency } from '@upround/shared/domain';
import { stepsOf, type StoredStep } from '../application/application-steps';

/** The viewer: the id of a person, or null for a guest. */
export type Viewing = { viewer: string | null };

/** Values of `visible`. */
export type Access = Viewing & { moderates: boolean };

/** A job with everything that lists show, as one row. */
export interface JobSummaryRow extends PersonColumns<'creator'> {
  id: string;
  slug: string;
  title: string;
  company: string;
  /** Null for drafts. */
  company_record: { slug: string; logoKey: string | null } | null;
  company_stage: CompanyStage | null;
  location: string;
  type: JobType;
  workplace: Workplace;
  experience: ExperienceLevel | null;
  salary_min: number | null;
  salary_max: number | null;
  salary_currency: Currency | null;
  salary_period: PayPeriod | null;
  equity_min: number | null;
  equity_max: number | null;
  visa: boolean;
  visa_refused: boolean;
  tags: string[];
  state: JobState;
  close_reason: CloseReason | null;
  /** Sorts the board; null for a draft. */
  listing_id: string | null;
  published_at: Date | null;
  closes_at: Date | null;
  closed_at: Date | null;
  confirmed_at: Date | null;
  edited_at: Date | null;
  active_at: Date;
  bookmark_count: number;
  reply_rate: number | null;
  reply_hours: number | null;
  bookmarked: boolean;
  own_application: { id: string; state: ApplicationState; steps: StoredStep[] | null } | null;
  /** Null for all but the creator. */
  applications: ApplicationCounts | null;
}

/** A job with everything that its page shows. */
export interface JobRow extends JobSummaryRow {
  description: string;
}

const countsByState = [
  'applied',
  'seen',
  'shortlisted',
  'interview',
  'offer',
  'rejected',
  'withdrawn',
]
  .map((state) => `'${state}', count(*) filter (where n.state = '${state.toUpperCase()}')`)
  .join(', ');

/**
 * Columns of `JobSummaryRow` for `:viewer`: `j` is the job, `a` its creator, `r` the creator's reply record.
 * The viewer's own state and the counts are scalar subqueries, read only for the rows of the page. Only the creator
 * gets the counts, which agree with the list of applicants.
 */
export const jobSummaryColumns = `
  j.id, j.slug, j.title, j.company, j.company_stage, j.location, j.type, j.workplace, j.experience,
  j.salary_min::float8, j.salary_max::float8, j.salary_currency, j.salary_period,
  j.equity_min::float8, j.equity_max::float8, j.visa, j.visa_refused, j.tags, j.state, j.close_reason,
  j.listing_id, j.published_at, j.closes_at, j.closed_at, j.confirmed_at, j.edited_at, j.active_at, j.bookmark_count,
  (select jsonb_build_object('slug', c.slug, 'logoKey', c.logo_key) from companies c
    where c.id = j.company_id) as company_record,
  ${personColumns('a', 'creator')},
  r.rate::float8 as reply_rate, r.median_hours as reply_hours,
  (select true from bookmark_view m
    where m.user_id = :viewer::uuid and m.reference_id = j.id and m.reference_type = 'JOB') is true as bookmarked,
  (select jsonb_build_object('id', o.id, 'state', o.state, 'steps', ${stepsOf('o.id')}) from job_applications o
    where o.job_id = j.id and o.applicant_id = :viewer::uuid) as own_application,
  case when j.creator_id = :viewer::uuid then
    (select jsonb_build_object('total', count(*) filter (where n.state <> 'WITHDRAWN'), ${countsByState})
     from job_applications n join person_view p on p.id = n.applicant_id
     where n.job_id = j.id and ${noBlockText(':viewer::uuid', 'n.applicant_id')})
  end as applications`;

/** Columns of `JobRow`: the description has up to ten thousand characters, too long for lists. */
export const jobColumns = `${jobSummaryColumns}, j.description`;

/** Joins the creator, who must be a person that others can see, and their reply record. */
export const jobJoins = `
  join person_view a on a.id = j.creator_id
  left join job_reply_records r on r.creator_id = j.creator_id`;

/** Neither of `:viewer` and the creator blocks the other. */
export const unblocked = noBlockText(':viewer::uuid', 'j.creator_id');

/** The viewer has not muted the creator. For the board; profiles still show a muted creator's jobs. */
export const unmuted = notMutedText(':viewer::uuid', 'j.creator_id');

/** A job that a moderator closed is visible only to its creator and its applicants. */
export const unmoderated = `
  (j.close_reason is distinct from 'MODERATED' or j.creator_id = :viewer::uuid
    or exists (select from job_applications k where k.job_id = j.id and k.applicant_id = :viewer::uuid))`;

/**
 * The one rule of who may see a single job: everyone an open or closed one, only its creator a draft; a block hides it
 * from all but moderators, and so does a moderator's closing. `:moderates` says whether `:viewer` is a moderator.
 */
export const visible = `
  (j.state <> 'DRAFT' or j.creator_id = :viewer::uuid) and (:moderates::boolean or (${unblocked} and ${unmoderated}))`;

/** Jobs that the board may show to `:viewer`: open ones of visible people, without a block or mute between them. */
export const listed = `
  j.state = 'OPEN' and (select true from person_view a where a.id = j.creator_id) and ${unblocked} and ${unmuted}`;

/**
 * Reads the jobs of a page.
 *
 * @param page a subquery of the page's `listing_id` and any columns that `more` and `order` use
 * @param more further columns
 * @param order order of the page
 */
export const jobsOf = (page: string, more: string, order: string) => `
  with page as materialized (${page})
  select ${jobSummaryColumns}${more} from page join jobs j on j.listing_id = page.listing_id ${jobJoins}
  order by ${order}`;

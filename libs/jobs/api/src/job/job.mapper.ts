import { jobLimits } from '@upround/jobs/contract';
import type { Job, JobSummary } from '@upround/jobs/contract';
import { personFrom } from '@upround/shared/db';
import { mediaUrl } from '@upround/shared/links';
import { shownToApplicant } from '../application/application-steps';
import { DAY_MS } from '../jobs-time';
import type { JobRow, JobSummaryRow } from './job.columns';
import { sponsorsVisaOf } from './job-fields';
import { equityOf, salaryOf } from './pay';

const momentOf = (at: Date | null) => at?.toISOString() ?? null;

/** A job that was neither published nor confirmed since then may be stale. */
export function staleBefore(now: Date): Date {
  return new Date(now.getTime() - jobLimits.confirmDays * DAY_MS);
}

/** Open for long, and its creator has not said since that it is. */
function isStale(
  { state, confirmed_at: confirmed, published_at: published }: JobSummaryRow,
  now: Date,
) {
  const since = confirmed ?? published;
  return state === 'OPEN' && since !== null && since <= staleBefore(now);
}

/** The state of the viewer's own application, as they may see it. */
function ownApplicationOf({ own_application: own }: JobSummaryRow, now: Date) {
  if (own === null) return null;
  const { id, state, steps } = own;
  return { id, state: shownToApplicant({ state, steps: steps ?? [] }, now).state };
}

function companyRecordOf({ company_record: record }: JobSummaryRow) {
  if (record === null) return null;
  const { slug, logoKey } = record;
  return { slug, logoUrl: logoKey === null ? null : mediaUrl(logoKey) };
}

/**
 * Turns a row into the job that lists carry over the wire.
 *
 * @param row the job with its creator and the viewer's own state
 * @param now the server's clock, by which it may be stale, and answers are shown
 */
export function toJobSummary(row: JobSummaryRow, now: Date): JobSummary {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    company: row.company,
    companyRecord: companyRecordOf(row),
    companyStage: row.company_stage,
    location: row.location,
    type: row.type,
    workplace: row.workplace,
    salary: salaryOf(row),
    equity: equityOf(row),
    experience: row.experience,
    visa: row.visa,
    sponsorsVisa: sponsorsVisaOf(row),
    tags: row.tags,
    state: row.state,
    closeReason: row.close_reason,
    creator: personFrom(row, 'creator'),
    replies: { rate: row.reply_rate, medianHours: row.reply_hours },
    publishedAt: momentOf(row.published_at),
    closesAt: momentOf(row.closes_at),
    closedAt: momentOf(row.closed_at),
    editedAt: momentOf(row.edited_at),
    lastActiveAt: row.active_at.toISOString(),
    stale: isStale(row, now),
    bookmarkCount: row.bookmark_count,
    viewer: { bookmarked: row.bookmarked, application: ownApplicationOf(row, now) },
    applications: row.applications,
  };
}

/** The job as its page shows it; see `toJobSummary`. */
export function toJob(row: JobRow, now: Date): Job {
  return { ...toJobSummary(row, now), description: row.description };
}

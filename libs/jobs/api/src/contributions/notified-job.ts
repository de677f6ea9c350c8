import { isThere, noBlock } from '@upround/shared/db';
import { mediaUrl } from '@upround/shared/links';
import type { FormerTarget, NotificationDraft } from '@upround/shared/ports';
import { sql, type RawBuilder } from 'kysely';

/** A row of `aboutJob`. */
export interface AboutJob {
  slug: string;
  title: string;
  company: string;
  /** Key of the company's logo. */
  logo: string | null;
}

/**
 * The job that a notification is about, unless its person and the job's creator block each other.
 *
 * @param holds further condition on the job `j`
 */
export const aboutJob = (holds: RawBuilder<boolean>) => sql`
  select j.slug, j.title, j.company, concat_ws(' ', j.title, j.company) as words,
    (select c.logo_key from company_view c where c.id = j.company_id) as logo
  from job_view j
  where j.id = n.reference_id and j.state <> 'DRAFT'
    and ${noBlock(sql.ref('n.user_id'), sql.ref('j.creator_id'))} and ${holds}
  limit 1`;

/** The job is the notified person's own. */
export const isOwnJob = sql<boolean>`j.creator_id = n.user_id`;

/** The company of a job, for the mark beside its notification. */
export const companyOf = ({ company, logo }: AboutJob) => ({
  name: company,
  logoUrl: logo === null ? null : mediaUrl(logo),
});

export const formerJob = ({ title, company }: AboutJob): FormerTarget => ({
  job: { title, company },
});

/**
 * A notification by the product of a job: an act of the person's alone.
 *
 * @param key of the act, and of the notification that it makes
 */
export const draftOfJob = (
  userId: string,
  jobId: string,
  key: string,
): Omit<NotificationDraft, 'type' | 'details'> => ({
  userId,
  actorId: userId,
  referenceType: 'JOB',
  referenceId: jobId,
  groupKey: key,
  actKey: key,
  holds: sql`(${isThere(userId)} and exists (
    select 1 from job_view j
    where j.id = ${jobId}::uuid and ${noBlock(userId, sql.ref('j.creator_id'))}))`,
});

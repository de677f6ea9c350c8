import { noBlock, notMuted } from '@upround/shared/db';
import { COUNT_MAX } from '@upround/notifications/contract';
import { sql, type RawBuilder } from 'kysely';
import { unactedTypes } from './job-details';

/** Neither of the notified person of `n` and another one blocks the other. */
export const unblocked = (userId: string, otherId: string) =>
  noBlock(sql.ref(userId), sql.ref(otherId));

/** The notified person does not want to hear of another one. */
export const muted = (userId: string, otherId: string) =>
  sql<boolean>`not ${notMuted(sql.ref(userId), sql.ref(otherId))}`;

/**
 * The content `v` that a person may read: it is there, and no block stands between them and anybody above it. The limit
 * makes it a look-up by id instead of a join with all that was ever written.
 *
 * @param userId column of the reader
 * @param contentId column of the content's id
 */
export const readableContent = (userId: string, contentId: string) => sql`
  select v.id, v.author_id, v.post_slug, v.post_type, v.comment_id, left(v.text, 400) as text
  from content_view v
  where v.id = ${sql.ref(contentId)} and ${unblocked(userId, 'v.author_id')}
    and ${unblocked(userId, 'v.post_author_id')} and ${unblocked(userId, 'v.comment_author_id')}
  limit 1`;

/** The way of an application: one that went back behind a step does not stand there any more. */
const way = sql`array['APPLIED', 'SEEN', 'SHORTLISTED', 'INTERVIEW', 'OFFER', 'REJECTED', 'WITHDRAWN']`;

/** The step that `n` tells of stands. Of a job that closed, that is so for good. */
const stepStands = sql<boolean>`(n.details ->> 'step' = 'CLOSED' or exists (
  select 1 from application_view o where o.job_id = n.reference_id and o.applicant_id = n.user_id
    and array_position(${way}, o.state) >= array_position(${way}, n.details ->> 'step')))`;

/** The job `j` that `n` is about: creators are told of their own alone, and reminded while it is open. */
export const aboutJob = sql`
  select j.slug, j.title, j.company from job_view j
  where j.id = n.reference_id and j.state <> 'DRAFT' and ${unblocked('n.user_id', 'j.creator_id')}
    and case n.type
      when 'APPLICATION_MOVED' then ${stepStands}
      when 'APPLICATION' then j.creator_id = n.user_id
      when 'JOB_REMINDER' then j.creator_id = n.user_id and j.state = 'OPEN'
      else false
    end
  limit 1`;

/** The search of `n` and those of the jobs that it found that are open, while there are any. */
export const foundJobs = sql`
  select s.name, s.filters, left(string_agg(j.title, ', ' order by j.id desc), 400) as titles
  from saved_search_view s join job_view j on j.state = 'OPEN'
    and j.id in (
      select one.job_id::uuid from jsonb_array_elements_text(n.details -> 'jobs') one (job_id))
    and ${unblocked('n.user_id', 'j.creator_id')}
  where n.type = 'JOB_FOUND' and s.id = (n.details ->> 'search')::uuid and s.user_id = n.user_id
  group by s.id, s.name, s.filters`;

/** Who applied and took that back did not apply. */
const stillApplies = sql`(n.type <> 'APPLICATION' or exists (
  select 1 from application_view o
  where o.job_id = n.reference_id and o.applicant_id = a.actor_id and o.state <> 'WITHDRAWN'))`;

/** `n` tells of nobody's act. */
export const unacted = sql<boolean>`n.type = any(${unactedTypes}::text[])`;

/** The people `p` of the acts of `n` whom its owner may see, newest act first; as many as are counted. */
const visibleActors = (columns: RawBuilder<unknown>, limit: number) => sql`
  select ${columns} from notification_acts a join person_view p on p.id = a.actor_id
  where a.notification_id = n.id and a.taken_back_at is null and a.actor_id <> n.user_id
    and ${unblocked('n.user_id', 'p.id')} and not ${muted('n.user_id', 'p.id')}
    and ${stillApplies}
  order by a.id desc limit ${limit}::int`;

export const countedActors = visibleActors(
  sql`p.id, p.slug, p.display_name, p.headline, p.role, p.avatar_key,
    row_number() over (order by a.id desc) as nth`,
  COUNT_MAX,
);

/**
 * The one rule of what of `n` its owner gets to see, in lists, counts and pushes: somebody visible did it, and what it
 * is about can still be read.
 */
export const visible = sql<boolean>`(
  (${unacted} or exists (${visibleActors(sql`1`, 1)}))
  and (n.type in ('FOLLOW', 'SYSTEM') or exists (${readableContent('n.user_id', 'n.reference_id')})
    or exists (${aboutJob}) or exists (${foundJobs})))`;

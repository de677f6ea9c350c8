import { sql, type RawBuilder } from 'kysely';
import { muted, readableContent, unblocked } from '../list/visible';

interface Act {
  userId: string;
  actorId: string;
  referenceId: string;
}

const parties = ({ userId, actorId, referenceId }: Act) =>
  sql`(select ${userId}::uuid as user_id, ${actorId}::uuid as actor_id, ${referenceId}::uuid as content_id) one`;

/** Both can be seen, neither blocks the other, and the one told does not mute the other. */
const seen = sql`exists (select 1 from person_view where id = one.user_id)
  and exists (select 1 from person_view where id = one.actor_id)
  and ${unblocked('one.user_id', 'one.actor_id')} and not ${muted('one.user_id', 'one.actor_id')}`;

const readable = sql`exists (${readableContent('one.user_id', 'one.content_id')})`;

/** The content is there for the person, and its author may tell them of it. */
export const contentHolds = (act: Act): RawBuilder<boolean> =>
  sql`(exists (select 1 from ${parties(act)} where ${seen} and ${readable}))`;

/** The like stands, on content that is there. */
export const likeHolds = (act: Act): RawBuilder<boolean> =>
  sql`(exists (select 1 from ${parties(act)} where ${seen} and ${readable} and exists (
    select 1 from like_view l where l.reference_id = one.content_id and l.user_id = one.actor_id)))`;

/** The follow stands. */
export const followHolds = (act: Act): RawBuilder<boolean> =>
  sql`(exists (select 1 from ${parties(act)} where ${seen} and exists (
    select 1 from follow_view f where f.follower_id = one.actor_id and f.reference_id = one.content_id)))`;

/** Whether there is somebody to tell, for news of the product's own. */
export const personHolds = (userId: string): RawBuilder<boolean> =>
  sql`(exists (select 1 from person_view where id = ${userId}::uuid))`;

/** The application stands. */
export const applicationHolds = (act: Act): RawBuilder<boolean> =>
  sql`(exists (select 1 from ${parties(act)} where ${seen} and exists (
    select 1 from application_view o
    where o.job_id = one.content_id and o.applicant_id = one.actor_id and o.state <> 'WITHDRAWN')))`;

/** The person is there, and no block stands between them and the job's creator. */
export const jobHolds = (userId: string, jobId: string): RawBuilder<boolean> =>
  sql`(exists (select 1 from ${parties({ userId, actorId: userId, referenceId: jobId })}
    join job_view j on j.id = one.content_id
    where exists (select 1 from person_view where id = one.user_id)
      and ${unblocked('one.user_id', 'j.creator_id')}))`;

/** The person still keeps the search. */
export const searchHolds = (userId: string, searchId: string): RawBuilder<boolean> =>
  sql`(exists (select 1 from saved_search_view s join person_view p on p.id = s.user_id
    where s.id = ${searchId}::uuid and s.user_id = ${userId}::uuid))`;

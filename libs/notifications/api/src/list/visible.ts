import { COUNT_MAX } from '@upround/notifications/contract';
import { sql, type RawBuilder } from 'kysely';

/** Neither of the notified person of `n` and another one blocks the other. */
export const unblocked = (userId: string, otherId: string) => sql<boolean>`(
  (select true from block_view b
    where b.user_id = ${sql.ref(userId)} and b.blocked_id = ${sql.ref(otherId)}) is not true
  and (select true from block_view b
    where b.user_id = ${sql.ref(otherId)} and b.blocked_id = ${sql.ref(userId)}) is not true)`;

/** The notified person does not want to hear of another one. */
export const muted = (userId: string, otherId: string) => sql<boolean>`(
  select true from mute_view m
  where m.user_id = ${sql.ref(userId)} and m.muted_id = ${sql.ref(otherId)}) is true`;

/**
 * The content `v` that a person may read: it is there, and no block stands between them and anybody above it. The limit
 * makes it a look-up by id instead of a join with all that was ever written.
 *
 * @param userId column of the reader
 * @param contentId column of the content's id
 */
export const readableContent = (userId: string, contentId: string) => sql`
  select v.id, v.author_id, v.post_slug, v.comment_id, left(v.text, 400) as text
  from content_view v
  where v.id = ${sql.ref(contentId)} and ${unblocked(userId, 'v.author_id')}
    and ${unblocked(userId, 'v.post_author_id')} and ${unblocked(userId, 'v.comment_author_id')}
  limit 1`;

/** The people `p` of the acts of `n` whom its owner may see, newest act first; as many as are counted. */
const visibleActors = (columns: RawBuilder<unknown>, limit: number) => sql`
  select ${columns} from notification_acts a join person_view p on p.id = a.actor_id
  where a.notification_id = n.id and a.taken_back_at is null and a.actor_id <> n.user_id
    and ${unblocked('n.user_id', 'p.id')} and not ${muted('n.user_id', 'p.id')}
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
  (n.type in ('POLL', 'SYSTEM') or exists (${visibleActors(sql`1`, 1)}))
  and (n.type in ('FOLLOW', 'SYSTEM') or exists (${readableContent('n.user_id', 'n.reference_id')})))`;

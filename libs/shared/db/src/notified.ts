import { sql, type RawBuilder } from 'kysely';
import { noBlock, notMuted } from './visibility';

/*
 * Rules for the SQL of notifications, which several slices contribute.
 */

/** An id: the value itself, or a column as `sql.ref('n.user_id')`. */
type Id = string | RawBuilder<unknown>;

const idOf = (id: Id) => (typeof id === 'string' ? sql`${id}::uuid` : id);

/**
 * Selects one piece of content if a person may read it: it is visible, and neither they nor any of its authors block
 * each other. The limit makes it a look-up by id instead of a join with all content.
 *
 * @param userId the reader
 * @param contentId post, idea, comment or reply
 */
export const readableContent = (userId: Id, contentId: Id) => sql`
  select v.id, v.author_id, v.reference_type, v.post_slug, v.post_type, v.comment_id, left(v.text, 400) as words
  from content_view v
  where v.id = ${idOf(contentId)} and ${noBlock(userId, sql.ref('v.author_id'))}
    and ${noBlock(userId, sql.ref('v.post_author_id'))}
    and ${noBlock(userId, sql.ref('v.comment_author_id'))}
  limit 1`;

/** The person can be seen, so that there is someone to notify. */
export const isThere = (userId: Id) =>
  sql<boolean>`exists (select 1 from person_view where id = ${idOf(userId)})`;

/** Both people can be seen, neither blocks the other, and the notified one does not mute the one who acted. */
export const mayBeNotifiedOf = (userId: Id, actorId: Id) => sql<boolean>`(
  ${isThere(userId)} and ${isThere(actorId)}
  and ${noBlock(userId, actorId)} and ${notMuted(userId, actorId)})`;

import type { Database, Trx } from '@upround/shared/db';
import { sql, type RawBuilder } from 'kysely';
import { unblocked } from '../people-rows';
import { sharedColumns, type CommentRow, type ReplyRow } from './comment-rows';

/** `best` is likes and replies together, `new` and `old` are by time. */
export type CommentSort = 'best' | 'new' | 'old';

/** The place after a comment: its id, and for `best` its worth. */
export type CommentPlace = { i: string; w?: number };

export const worthOf = (row: { like_count: number; reply_count: number }): number =>
  row.like_count + row.reply_count;

const commentColumns = (viewerId: string | null) => sql`
  ${sharedColumns(viewerId)}, p.gone, r.reference_type, r.reference_id, r.reply_count`;

/** A comment whose author is gone stays without a name and a text, as long as replies stand under it. */
const fromComments = sql`comments r
  join author_view p on p.id = r.author_id and (not p.gone or r.reply_count > 0)`;
const fromReplies = sql`replies r join person_view p on p.id = r.author_id`;

const orders: Record<CommentSort, RawBuilder<unknown>> = {
  best: sql`(r.like_count + r.reply_count) desc, r.id desc`,
  new: sql`r.id desc`,
  old: sql`r.id`,
};

function after(sort: CommentSort, place: CommentPlace | null): RawBuilder<unknown> {
  if (place === null) return sql`true`;
  if (sort === 'new') return sql`r.id < ${place.i}::uuid`;
  if (sort === 'old') return sql`r.id > ${place.i}::uuid`;
  return sql`(r.like_count + r.reply_count, r.id) < (${place.w ?? 0}::int, ${place.i}::uuid)`;
}

/** Comments on a record, by worth or by time; those of people who block the viewer or are blocked are left out. */
export async function listCommentsOn(
  db: Database,
  list: {
    referenceId: string;
    viewerId: string | null;
    sort: CommentSort;
    place: CommentPlace | null;
    limit: number;
  },
): Promise<CommentRow[]> {
  const { referenceId, viewerId, sort, place, limit } = list;
  const { rows } = await sql<CommentRow>`
    select ${commentColumns(viewerId)} from ${fromComments}
    where r.reference_id = ${referenceId} and r.state = 'ACTIVE'
      and ${after(sort, place)} and ${unblocked(viewerId)}
    order by ${orders[sort]} limit ${limit}`.execute(db);
  return rows;
}

/** Replies to a comment, oldest first. */
export async function listRepliesTo(
  db: Database,
  list: { commentId: string; viewerId: string | null; after: string | null; limit: number },
): Promise<ReplyRow[]> {
  const { commentId, viewerId, limit } = list;
  const { rows } = await sql<ReplyRow>`
    select ${sharedColumns(viewerId)}, r.comment_id from ${fromReplies}
    where r.comment_id = ${commentId} and r.state = 'ACTIVE'
      and (${list.after}::uuid is null or r.id > ${list.after}::uuid) and ${unblocked(viewerId)}
    order by r.id limit ${limit}`.execute(db);
  return rows;
}

/** One comment as its list would show it to the viewer. */
export async function readComment(
  db: Database | Trx,
  viewerId: string | null,
  id: string,
): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`
    select ${commentColumns(viewerId)} from ${fromComments}
    where r.id = ${id} and r.state = 'ACTIVE' and ${unblocked(viewerId)}`.execute(db);
  return rows[0];
}

/** One reply as its list would show it to the viewer. */
export async function readReply(
  db: Database | Trx,
  viewerId: string | null,
  id: string,
): Promise<ReplyRow | undefined> {
  const { rows } = await sql<ReplyRow>`
    select ${sharedColumns(viewerId)}, r.comment_id from ${fromReplies}
    where r.id = ${id} and r.state = 'ACTIVE' and ${unblocked(viewerId)}`.execute(db);
  return rows[0];
}

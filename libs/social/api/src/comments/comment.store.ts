import { statement, type Trx } from '@upround/shared/db';
import type { Reference } from '@upround/shared/domain';
import { sql, type RawBuilder } from 'kysely';
import { tablesIn } from '../social-tables';

export interface NewCommentOrReply {
  id: string;
  authorId: string;
  text: string;
}

/** Adds a comment; moves the counter of the record with it. */
export function insertComment(
  { id, authorId, text }: NewCommentOrReply,
  { referenceType, referenceId }: Reference,
): RawBuilder<unknown> {
  return sql`insert into comments (id, reference_type, reference_id, author_id, text)
    values (${id}, ${referenceType}, ${referenceId}, ${authorId}, ${text}) returning 1`;
}

/** Removes a comment and with it, for every reader, the replies. */
export function removeComment(id: string): RawBuilder<unknown> {
  return sql`update comments set state = 'DELETED'
    where id = ${id} and state = 'ACTIVE' returning 1`;
}

const addReply = statement<
  { id: string },
  { id: string; comment: string; author: string; text: string }
>(
  'social.insert-reply',
  `with counted as (
     update comments set reply_count = reply_count + 1
     where id = :comment::uuid and state = 'ACTIVE' returning id
   )
   insert into replies (id, comment_id, author_id, text)
   select :id::uuid, counted.id, :author::uuid, :text::text from counted returning id`,
);

/** Adds a reply and counts it. False where the comment is gone meanwhile. */
export async function insertReply(
  trx: Trx,
  { id, authorId: author, text }: NewCommentOrReply,
  comment: string,
): Promise<boolean> {
  return (await addReply.first(trx, { id, comment, author, text })) !== undefined;
}

const deleteReply = statement<{ id: string }, { id: string }>(
  'social.remove-reply',
  `with removed as (
     update replies set state = 'DELETED' where id = :id::uuid and state = 'ACTIVE'
     returning comment_id
   )
   update comments set reply_count = reply_count - 1
   from removed where comments.id = removed.comment_id returning comments.id`,
);

/** Removes a reply and takes it out of the count. False where another call was faster. */
export async function removeReply(trx: Trx, id: string): Promise<boolean> {
  return (await deleteReply.first(trx, { id })) !== undefined;
}

/** Changes the text of the member's own comment or reply, held ones included. Returns false if it is someone else's. */
export async function editCommentOrReply(
  trx: Trx,
  table: 'comments' | 'replies',
  edit: { id: string; authorId: string; text: string },
): Promise<boolean> {
  const row = await tablesIn(trx)
    .updateTable(table)
    .set({ text: edit.text, edited_at: sql<Date>`now()` })
    .where('id', '=', edit.id)
    .where('author_id', '=', edit.authorId)
    .where(sql<boolean>`(state = 'ACTIVE' or held_reason is not null)`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

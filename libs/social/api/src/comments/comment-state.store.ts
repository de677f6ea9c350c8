import { statement, type Trx } from '@upround/shared/db';
import type { HeldReason, ReferenceType } from '@upround/shared/domain';
import type { CommentState } from '../social-tables';

/** The record that a comment is under, and how its count of comments moves. */
export interface CommentMove {
  referenceType: ReferenceType;
  referenceId: string;
  delta: number;
}

type StateValues = { id: string; state: CommentState; held: HeldReason | null };

/** SQL: only active ones count. */
const delta = `(:state::text = 'ACTIVE')::int - (found.state = 'ACTIVE')::int`;

const setComment = statement<CommentMove, StateValues>(
  'social.set-comment-state',
  `with found as (
     select id, reference_type, reference_id, state from comments
     where id = :id::uuid and state <> 'DELETED' for no key update
   ), changed as (
     update comments set state = :state::text, held_reason = :held::text from found where comments.id = found.id
   )
   select reference_type as "referenceType", reference_id as "referenceId", ${delta} as delta from found`,
);

/**
 * Hides, shows or deletes a comment; the caller moves the count of its record.
 *
 * @param held why a hidden comment waits for a moderator
 * @returns undefined where it is deleted already
 */
export const setCommentState = (
  trx: Trx,
  id: string,
  state: CommentState,
  held: HeldReason | null = null,
): Promise<CommentMove | undefined> => setComment.first(trx, { id, state, held });

const setReply = statement<{ id: string }, StateValues>(
  'social.set-reply-state',
  `with found as (
     select id, comment_id, state from replies
     where id = :id::uuid and state <> 'DELETED' for no key update
   ), changed as (
     update replies set state = :state::text, held_reason = :held::text from found where replies.id = found.id
   ), counted as (
     update comments set reply_count = reply_count + ${delta}
     from found where comments.id = found.comment_id and ${delta} <> 0
   )
   select id from found`,
);

/**
 * Hides, shows or deletes a reply, and counts it.
 *
 * @param held why a hidden reply waits for a moderator
 * @returns false where it is deleted already
 */
export async function setReplyState(
  trx: Trx,
  id: string,
  state: CommentState,
  held: HeldReason | null = null,
): Promise<boolean> {
  return (await setReply.first(trx, { id, state, held })) !== undefined;
}

import type { Comment, Reply } from '@upround/social/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { isId, newId, type Database, type Trx } from '@upround/shared/db';
import type { Reference } from '@upround/shared/domain';
import { commented, removedByModerator, replied } from '@upround/shared/ports';
import {
  AppError,
  isModerator,
  memberOf,
  viewerId,
  type Viewer,
  type WriteContext,
} from '@upround/shared/server-kit';
import type { TargetRegistry } from '../targets/target-registry';
import { readComment, readReply } from './comment.read-model';
import {
  editCommentOrReply,
  insertComment,
  insertReply,
  removeComment,
  removeReply,
} from './comment.store';
import { mentionedPeople } from './mentioned-people';
import { toComment, toReply, type CommentRow, type Removers, type ReplyRow } from './comment-rows';

const missing = () => new AppError(coreErrors.NOT_FOUND);

/** A comment with the people who may delete it. */
export interface SeenComment {
  row: CommentRow;
  removers: Removers;
}

export const subjectOf = (row: CommentRow): Reference => ({
  referenceType: row.reference_type,
  referenceId: row.reference_id,
});

/**
 * Finds a comment that the viewer may see, with the record that it is under.
 *
 * @throws AppError `NOT_FOUND`
 */
export async function seeComment(
  registry: TargetRegistry,
  db: Database | Trx,
  viewer: Viewer,
  id: string,
): Promise<SeenComment> {
  const viewing = viewerId(viewer);
  const row = isId(id) ? await readComment(db, viewing, id) : undefined;
  if (row === undefined) throw missing();
  const { ownerId } = await registry.need(db, viewing, subjectOf(row));
  return { row, removers: { viewerId: viewing, ownerId, moderator: isModerator(viewer) } };
}

async function seeReply(
  registry: TargetRegistry,
  { trx, viewer }: WriteContext,
  id: string,
): Promise<{ row: ReplyRow; removers: Removers }> {
  const row = isId(id) ? await readReply(trx, viewerId(viewer), id) : undefined;
  if (row === undefined) throw missing();
  const { removers } = await seeComment(registry, trx, viewer, row.comment_id);
  return { row, removers };
}

export async function addComment(
  registry: TargetRegistry,
  context: WriteContext,
  subject: Reference,
  text: string,
): Promise<Comment> {
  const { userId } = memberOf(context);
  const id = newId();
  await registry.add(context.trx, {
    reference: subject,
    kind: 'COMMENT',
    delta: 1,
    actorId: userId,
    name: 'social.add-comment',
    statement: insertComment({ id, authorId: userId, text }, subject),
  });
  const { row, removers } = await seeComment(registry, context.trx, context.viewer, id);
  await context.tasks.publish(commented, {
    userId,
    referenceType: 'COMMENT',
    referenceId: id,
    mentionedIds: await mentionedPeople(context.trx, userId, text),
  });
  return toComment(row, removers);
}

export async function addReply(
  registry: TargetRegistry,
  context: WriteContext,
  commentId: string,
  text: string,
): Promise<Reply> {
  const { userId } = memberOf(context);
  const { removers } = await seeComment(registry, context.trx, context.viewer, commentId);
  const id = newId();
  if (!(await insertReply(context.trx, { id, authorId: userId, text }, commentId))) throw missing();
  const row = await readReply(context.trx, userId, id);
  if (row === undefined) throw missing();
  await context.tasks.publish(replied, {
    userId,
    referenceType: 'REPLY',
    referenceId: id,
    mentionedIds: await mentionedPeople(context.trx, userId, text),
  });
  return toReply(row, removers);
}

export async function changeComment(
  registry: TargetRegistry,
  context: WriteContext,
  id: string,
  text: string,
): Promise<Comment> {
  const { userId } = memberOf(context);
  const { removers } = await seeComment(registry, context.trx, context.viewer, id);
  const own = await editCommentOrReply(context.trx, 'comments', { id, authorId: userId, text });
  if (!own) throw new AppError(coreErrors.FORBIDDEN);
  const row = await readComment(context.trx, userId, id);
  if (row === undefined) throw missing();
  return toComment(row, removers);
}

export async function changeReply(
  registry: TargetRegistry,
  context: WriteContext,
  id: string,
  text: string,
): Promise<Reply> {
  const { userId } = memberOf(context);
  const { removers } = await seeReply(registry, context, id);
  const own = await editCommentOrReply(context.trx, 'replies', { id, authorId: userId, text });
  if (!own) throw new AppError(coreErrors.FORBIDDEN);
  const row = await readReply(context.trx, userId, id);
  if (row === undefined) throw missing();
  return toReply(row, removers);
}

/** Lets authors, owners of what is commented on, and moderators through; moderators leave a record. */
async function mayRemove(
  context: WriteContext,
  commentOrReply: { id: string; authorId: string; type: 'COMMENT' | 'REPLY' },
  { ownerId, moderator }: Removers,
): Promise<void> {
  const { userId } = memberOf(context);
  if (commentOrReply.authorId === userId || ownerId === userId) return;
  if (!moderator) throw new AppError(coreErrors.FORBIDDEN);
  const { id, type, authorId } = commentOrReply;
  await context.audit({
    action: `${type}_REMOVED`,
    referenceType: type,
    referenceId: id,
    details: { authorId },
  });
  await context.tasks.publish(removedByModerator, {
    ownerId: authorId,
    referenceType: type,
    referenceId: id,
  });
}

export async function dropComment(
  registry: TargetRegistry,
  context: WriteContext,
  id: string,
): Promise<void> {
  const { userId } = memberOf(context);
  const { row, removers } = await seeComment(registry, context.trx, context.viewer, id);
  await mayRemove(context, { id, authorId: row.author.id, type: 'COMMENT' }, removers);
  const { changed } = await registry.add(context.trx, {
    reference: subjectOf(row),
    kind: 'COMMENT',
    delta: -1,
    actorId: userId,
    name: 'social.remove-comment',
    statement: removeComment(id),
  });
  if (!changed) throw missing();
}

export async function dropReply(
  registry: TargetRegistry,
  context: WriteContext,
  id: string,
): Promise<void> {
  const { row, removers } = await seeReply(registry, context, id);
  await mayRemove(context, { id, authorId: row.author.id, type: 'REPLY' }, removers);
  if (!(await removeReply(context.trx, id))) throw missing();
}

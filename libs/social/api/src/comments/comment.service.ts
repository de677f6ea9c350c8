import type { Comment, Reply } from '@upround/social/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { isId, newId, type Database, type Trx } from '@upround/shared/db';
import type { Reference } from '@upround/shared/domain';
import { commented, removedByModerator, replied, type SpamCheck } from '@upround/shared/ports';
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
import { setCommentState, setReplyState } from './comment-state.store';
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

/** What writing comments and replies needs. */
export interface CommentSettings {
  registry: TargetRegistry;
  /** Holds spam; without it nothing is held. */
  spamCheck: SpamCheck | undefined;
}

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

/** Notifies those whom a comment or reply concerns. */
export async function announce(
  { trx, tasks }: Pick<WriteContext, 'trx' | 'tasks'>,
  { referenceType, referenceId }: Reference,
  { authorId: userId, text }: { authorId: string; text: string },
): Promise<void> {
  const event = referenceType === 'REPLY' ? replied : commented;
  const mentionedIds = await mentionedPeople(trx, userId, text);
  await tasks.publish(event, { userId, referenceType, referenceId, mentionedIds });
}

/** Holds what is probably spam, and announces the rest. @returns whether it is held */
async function checkNew(
  { spamCheck }: CommentSettings,
  context: WriteContext,
  reference: Reference,
  written: { authorId: string; text: string },
): Promise<boolean> {
  const held = await spamCheck?.check(context, { ...written, kind: 'answer', reference });
  if (held) return true;
  await announce(context, reference, written);
  return false;
}

/** Holds a comment or reply to which an edit adds too many links. */
async function checkEdit(
  { spamCheck }: CommentSettings,
  context: WriteContext,
  reference: Reference,
  { former, text }: { former: Pick<CommentRow, 'author' | 'text' | 'held_reason'>; text: string },
): Promise<void> {
  if (former.held_reason !== null) return;
  const { text: before, author } = former;
  const written = { authorId: author.id, text, before, reference };
  await spamCheck?.check(context, { ...written, kind: 'answer' });
}

export async function addComment(
  settings: CommentSettings,
  context: WriteContext,
  subject: Reference,
  text: string,
): Promise<Comment> {
  const { registry } = settings;
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
  const reference = { referenceType: 'COMMENT', referenceId: id } as const;
  await checkNew(settings, context, reference, { authorId: userId, text });
  const { row, removers } = await seeComment(registry, context.trx, context.viewer, id);
  return toComment(row, removers);
}

export async function addReply(
  settings: CommentSettings,
  context: WriteContext,
  commentId: string,
  text: string,
): Promise<Reply> {
  const { userId } = memberOf(context);
  const { removers } = await seeComment(settings.registry, context.trx, context.viewer, commentId);
  const id = newId();
  if (!(await insertReply(context.trx, { id, authorId: userId, text }, commentId))) throw missing();
  const reference = { referenceType: 'REPLY', referenceId: id } as const;
  await checkNew(settings, context, reference, { authorId: userId, text });
  const row = await readReply(context.trx, userId, id);
  if (row === undefined) throw missing();
  return toReply(row, removers);
}

export async function changeComment(
  settings: CommentSettings,
  context: WriteContext,
  id: string,
  text: string,
): Promise<Comment> {
  const { userId } = memberOf(context);
  const { row: former, removers } = await seeComment(
    settings.registry,
    context.trx,
    context.viewer,
    id,
  );
  const own = await editCommentOrReply(context.trx, 'comments', { id, authorId: userId, text });
  if (!own) throw new AppError(coreErrors.FORBIDDEN);
  const reference = { referenceType: 'COMMENT', referenceId: id } as const;
  await checkEdit(settings, context, reference, { former, text });
  const row = await readComment(context.trx, userId, id);
  if (row === undefined) throw missing();
  return toComment(row, removers);
}

export async function changeReply(
  settings: CommentSettings,
  context: WriteContext,
  id: string,
  text: string,
): Promise<Reply> {
  const { userId } = memberOf(context);
  const { row: former, removers } = await seeReply(settings.registry, context, id);
  const own = await editCommentOrReply(context.trx, 'replies', { id, authorId: userId, text });
  if (!own) throw new AppError(coreErrors.FORBIDDEN);
  const reference = { referenceType: 'REPLY', referenceId: id } as const;
  await checkEdit(settings, context, reference, { former, text });
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
  if (row.held_reason !== null) {
    // It isn't counted, unless a moderator has just released it.
    const move = await setCommentState(context.trx, id, 'DELETED');
    if (move === undefined || move.delta === 0) return;
    const deltas = new Map([[move.referenceId, move.delta]]);
    await registry.of(move.referenceType).addMany(context.trx, 'COMMENT', deltas);
    return;
  }
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
  const isRemoved =
    row.held_reason === null
      ? await removeReply(context.trx, id)
      : await setReplyState(context.trx, id, 'DELETED');
  if (!isRemoved) throw missing();
}

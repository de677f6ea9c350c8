import type { createIdea, editIdea, Idea } from '@upround/feed/contract';
import { coreErrors } from '@upround/shared/contract-core';
import type { HandlerInput } from '@upround/shared/contract-core';
import { newId } from '@upround/shared/db';
import { removedByModerator } from '@upround/shared/ports';
import { AppError, isModerator, memberOf } from '@upround/shared/server-kit';
import type { WriteContext } from '@upround/shared/server-kit';
import { toIdea } from './idea.mapper';
import { findIdea } from './idea.read-model';
import { markIdeaDeleted, replaceIdea, wasOwnIdea, writeIdea } from './idea.store';

/** Writes an idea. */
export async function publishIdea(
  context: WriteContext,
  { body }: HandlerInput<typeof createIdea>,
  now: Date,
): Promise<Idea> {
  const { userId } = memberOf(context);
  const row = await writeIdea(context.trx, {
    ...body,
    id: newId(),
    authorId: userId,
    createdAt: now,
  });
  return toIdea(row, userId);
}

/** Changes an idea as its author. */
export async function rewriteIdea(
  context: WriteContext,
  { params, body }: HandlerInput<typeof editIdea>,
  now: Date,
): Promise<Idea> {
  const { userId } = memberOf(context);
  const rights = { viewer: userId, moderates: isModerator(context.viewer) };
  const row = await findIdea(context.trx, rights, params.id);
  if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  if (row.author_id !== userId) throw new AppError(coreErrors.FORBIDDEN);
  const { title, description, problem, solution, stage, looking_for: lookingFor } = row;
  const current = { title, description, problem, solution, stage, lookingFor };
  await replaceIdea(context.trx, row.id, { ...current, ...body }, now);
  const changed = await findIdea(context.trx, rights, row.id);
  if (changed === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return toIdea(changed, userId);
}

/** Deletes an idea: the author's own, or anyone's by a moderator, with an entry in the audit log. */
export async function removeIdea(context: WriteContext, key: string): Promise<void> {
  const { userId } = memberOf(context);
  const moderates = isModerator(context.viewer);
  const row = await findIdea(context.trx, { viewer: userId, moderates }, key);
  if (row === undefined) {
    if (await wasOwnIdea(context.trx, key, userId)) return;
    throw new AppError(coreErrors.NOT_FOUND);
  }
  const own = row.author_id === userId;
  if (!own && !moderates) throw new AppError(coreErrors.FORBIDDEN);
  await markIdeaDeleted(context.trx, row.id);
  if (own) return;
  const reference = { referenceType: 'IDEA', referenceId: row.id } as const;
  await context.audit({ action: 'idea.delete', ...reference });
  await context.tasks.publish(removedByModerator, { ownerId: row.author_id, ...reference });
}

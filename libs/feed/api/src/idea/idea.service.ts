import type { createIdea, editIdea, Idea } from '@upround/feed/contract';
import { coreErrors } from '@upround/shared/contract-core';
import type { HandlerInput } from '@upround/shared/contract-core';
import { newId } from '@upround/shared/db';
import { removedByModerator } from '@upround/shared/ports';
import { AppError, isModerator, memberOf } from '@upround/shared/server-kit';
import type { WriteContext } from '@upround/shared/server-kit';
import type { FeedSettings } from '../feed-settings';
import type { IdeaRow } from './idea.columns';
import { toIdea } from './idea.mapper';
import { findIdea } from './idea.read-model';
import { replaceIdea, setIdeaState, wasOwnIdea, writeIdea } from './idea.store';

/** What the code of ideas works with. */
export type IdeaSettings = Pick<FeedSettings, 'now' | 'spamCheck'>;

type Words = Pick<IdeaRow, 'title' | 'description' | 'problem' | 'solution'>;

const textOf = ({ title, description, problem, solution }: Words) =>
  [title, description, problem, solution].join('\n\n');

/** The idea as its author sees it right after a write. */
async function ownIdea(
  { trx, viewer }: WriteContext,
  userId: string,
  key: string,
): Promise<IdeaRow> {
  const row = await findIdea(trx, { viewer: userId, moderates: isModerator(viewer) }, key);
  if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return row;
}

/** Writes an idea, and holds it where it is probably spam. */
export async function publishIdea(
  { now, spamCheck }: IdeaSettings,
  context: WriteContext,
  { body }: HandlerInput<typeof createIdea>,
): Promise<Idea> {
  const { userId } = memberOf(context);
  const row = await writeIdea(context.trx, {
    ...body,
    id: newId(),
    authorId: userId,
    createdAt: now(),
  });
  const held = await spamCheck?.check(context, {
    kind: 'record',
    authorId: userId,
    text: textOf(row),
    reference: { referenceType: 'IDEA', referenceId: row.id },
  });
  return toIdea(held ? await ownIdea(context, userId, row.id) : row, userId);
}

/** Changes an idea as its author, and holds it where that adds too many links. */
export async function rewriteIdea(
  { now, spamCheck }: IdeaSettings,
  context: WriteContext,
  { params, body }: HandlerInput<typeof editIdea>,
): Promise<Idea> {
  const { userId } = memberOf(context);
  const row = await ownIdea(context, userId, params.id);
  if (row.author_id !== userId) throw new AppError(coreErrors.FORBIDDEN);
  const { title, description, problem, solution, stage, looking_for: lookingFor } = row;
  const current = { title, description, problem, solution, stage, lookingFor };
  await replaceIdea(context.trx, row.id, { ...current, ...body }, now());
  // The row is locked now: its state is the one that a moderator may just have set.
  const { state } = await ownIdea(context, userId, row.id);
  if (state === 'ACTIVE') {
    await spamCheck?.check(context, {
      kind: 'record',
      authorId: userId,
      text: textOf({ ...current, ...body }),
      before: textOf(row),
      reference: { referenceType: 'IDEA', referenceId: row.id },
    });
  }
  return toIdea(await ownIdea(context, userId, row.id), userId);
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
  await setIdeaState(context.trx, row.id, 'DELETED');
  if (own) return;
  const reference = { referenceType: 'IDEA', referenceId: row.id } as const;
  await context.audit({ action: 'idea.delete', ...reference });
  await context.tasks.publish(removedByModerator, { ownerId: row.author_id, ...reference });
}

import { TOP_LIMIT, type listRecommendations } from '@upround/search/contract';
import { coreErrors, type CallOutput, type HandlerInput } from '@upround/shared/contract-core';
import { isId } from '@upround/shared/db';
import { AppError, viewerId, type HandlerContext } from '@upround/shared/server-kit';
import { describeFound, toHits, type Sources } from '../find/describe-hits';
import { countedWords } from '../words/words.store';
import { relatedIds } from './related.read-model';

/** More than are shown, since the viewer may not see all, and wants not all. */
const READ = 50;

/**
 * Answers what is about the same as a record.
 *
 * @throws AppError `NOT_FOUND` where the viewer may not see the record itself
 */
export async function answerRecommendations(
  sources: Sources,
  { db, viewer }: HandlerContext,
  { query: { type: kind, id } }: HandlerInput<typeof listRecommendations>,
): Promise<CallOutput<typeof listRecommendations>> {
  const reader = viewerId(viewer);
  const own = isId(id) ? await describeFound(db, sources, reader, [{ kind, id }]) : [];
  if (own.length === 0) throw new AppError(coreErrors.NOT_FOUND);
  await countedWords(db);
  const near = await relatedIds(db, kind, id, READ);
  const unwanted =
    reader === null ? undefined : await sources.get(kind)?.unwanted?.(db, reader, near);
  const ids = near.filter((one) => unwanted?.has(one) !== true);
  const found = await describeFound(
    db,
    sources,
    reader,
    ids.map((one) => ({ kind, id: one })),
  );
  return { data: await toHits(db, null, found.slice(0, TOP_LIMIT)) };
}

import {
  createIdea,
  deleteIdea,
  editIdea,
  listIdeas,
  listIdeasByUser,
  listRelatedIdeas,
  readIdea,
  type IdeaSort,
} from '@upround/feed/contract';
import { coreErrors } from '@upround/shared/contract-core';
import { isId } from '@upround/shared/db';
import { AppError, cutPage, implement, isModerator, viewerId } from '@upround/shared/server-kit';
import type { CallImplementation, HandlerContext, PageQuery } from '@upround/shared/server-kit';
import type { IdeaRow } from './idea.columns';
import { positionOfDrawn, readDrawn, readIdeasOf, readNewest } from './idea-lists.read-model';
import { toIdea } from './idea.mapper';
import { positionOfRankedIdea, readTrendingIdeas } from './idea-ranking';
import { findIdea } from './idea.read-model';
import { positionOfRelated, readRelated } from './idea-related.read-model';
import { positionOfWanted, readWanted } from './idea-wanted.read-model';
import { publishIdea, removeIdea, rewriteIdea, type IdeaSettings } from './idea.service';

const presenter = (context: HandlerContext) => {
  const viewer = viewerId(context.viewer);
  return (row: IdeaRow) => toIdea(row, viewer);
};

/** One page of ideas beside a record. */
async function besideRecord(
  context: HandlerContext,
  query: PageQuery & {
    referenceId: string;
    filter?: 'related' | 'trending' | 'random' | undefined;
  },
  now: Date,
) {
  const { cursors } = context;
  const present = presenter(context);
  const { referenceId, filter } = query;
  const except = isId(referenceId) ? referenceId : null;
  if (filter === 'trending') {
    const rows = await readTrendingIdeas(context, query, except, now);
    return cutPage(rows, query, cursors, positionOfRankedIdea, present);
  }
  if (filter === 'random') {
    const rows = await readDrawn(context, query, except);
    return cutPage(rows, query, cursors, positionOfDrawn, present);
  }
  const rows = await readRelated(context, query, referenceId);
  return cutPage(rows, query, cursors, positionOfRelated, present);
}

/** One page of all ideas. */
async function allIdeas(
  context: HandlerContext,
  query: PageQuery & { sort?: IdeaSort | undefined },
  now: Date,
) {
  const { cursors } = context;
  const present = presenter(context);
  if (query.sort === 'trending') {
    const rows = await readTrendingIdeas(context, query, null, now);
    return cutPage(rows, query, cursors, positionOfRankedIdea, present);
  }
  if (query.sort === 'newest') {
    const rows = await readNewest(context, query);
    return cutPage(rows, query, cursors, ({ id }) => ({ i: id }), present);
  }
  const rows = await readWanted(context, query, now);
  return cutPage(rows, query, cursors, positionOfWanted, present);
}

/** Every call on ideas. */
export function ideaRoutes(settings: IdeaSettings): CallImplementation[] {
  const { now } = settings;
  return [
    implement(listIdeas, { handle: (context, { query }) => allIdeas(context, query, now()) }),
    implement(listIdeasByUser, {
      handle: async (context, { query }) => {
        if (!isId(query.userId)) return { data: [], nextSegment: null };
        const rows = await readIdeasOf(context, query, query.userId);
        return cutPage(rows, query, context.cursors, ({ id }) => ({ i: id }), presenter(context));
      },
    }),
    implement(listRelatedIdeas, {
      handle: (context, { query }) => besideRecord(context, query, now()),
    }),
    implement(readIdea, {
      handle: async (context, { params }) => {
        const rights = { viewer: viewerId(context.viewer), moderates: isModerator(context.viewer) };
        const row = await findIdea(context.db, rights, params.id);
        if (row === undefined) throw new AppError(coreErrors.NOT_FOUND);
        return toIdea(row, rights.viewer);
      },
    }),
    implement(createIdea, { handle: (context, input) => publishIdea(settings, context, input) }),
    implement(editIdea, { handle: (context, input) => rewriteIdea(settings, context, input) }),
    implement(deleteIdea, {
      audits: 'at most once',
      handle: async (context, { params }) => {
        await removeIdea(context, params.id);
        return undefined;
      },
    }),
  ];
}

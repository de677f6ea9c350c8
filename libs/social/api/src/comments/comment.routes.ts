import {
  createComment,
  createReply,
  deleteComment,
  deleteReply,
  editComment,
  editReply,
  listComments,
  listReplies,
} from '@upround/social/contract';
import {
  cutPage,
  implement,
  isModerator,
  limitOf,
  viewerId,
  type CallImplementation,
  type CursorPosition,
  type IdPosition,
} from '@upround/shared/server-kit';
import type { TargetRegistry } from '../targets/target-registry';
import {
  listCommentsOn,
  listFirstReplies,
  listRepliesTo,
  worthOf,
  type CommentPlace,
} from './comment.read-model';
import {
  addComment,
  addReply,
  changeComment,
  changeReply,
  dropComment,
  dropReply,
  seeComment,
} from './comment.service';
import { toComment, toReply, type CommentRow } from './comment-rows';

function listRoutes(registry: TargetRegistry): CallImplementation[] {
  return [
    implement(listComments, {
      handle: async ({ db, viewer, cursors }, { query }) => {
        const { referenceType, referenceId, sort = 'best' } = query;
        const viewing = viewerId(viewer);
        const { ownerId } = await registry.need(db, viewing, { referenceType, referenceId });
        const rows = await listCommentsOn(db, {
          referenceId,
          viewerId: viewing,
          sort,
          place: cursors.read<CommentPlace>(query.cursor),
          limit: limitOf(query) + 1,
        });
        const placeOf = (row: CommentRow): CursorPosition =>
          sort === 'best' ? { i: row.id, w: worthOf(row) } : { i: row.id };
        const removers = { viewerId: viewing, ownerId, moderator: isModerator(viewer) };
        const first = await listFirstReplies(db, viewing, rows);
        return cutPage(rows, query, cursors, placeOf, (row) => {
          const replies = first.filter(({ comment_id }) => comment_id === row.id);
          return {
            ...toComment(row, removers),
            ...(replies.length > 0 && { replies: replies.map((one) => toReply(one, removers)) }),
          };
        });
      },
    }),

    implement(listReplies, {
      handle: async ({ db, viewer, cursors }, { query }) => {
        const { removers } = await seeComment(registry, db, viewer, query.commentId);
        const rows = await listRepliesTo(db, {
          commentId: query.commentId,
          viewerId: removers.viewerId,
          after: cursors.read<IdPosition>(query.cursor)?.i ?? null,
          limit: limitOf(query) + 1,
        });
        return cutPage(
          rows,
          query,
          cursors,
          ({ id }) => ({ i: id }),
          (row) => toReply(row, removers),
        );
      },
    }),
  ];
}

/** Comments and replies: reading, writing, editing, removing. */
export function commentRoutes(registry: TargetRegistry): CallImplementation[] {
  return [
    ...listRoutes(registry),
    implement(createComment, {
      handle: (context, { body: { text, ...subject } }) =>
        addComment(registry, context, subject, text),
    }),
    implement(createReply, {
      handle: (context, { body }) => addReply(registry, context, body.commentId, body.text),
    }),
    implement(editComment, {
      handle: (context, { params, body }) => changeComment(registry, context, params.id, body.text),
    }),
    implement(editReply, {
      handle: (context, { params, body }) => changeReply(registry, context, params.id, body.text),
    }),
    implement(deleteComment, {
      handle: async (context, { params }) => {
        await dropComment(registry, context, params.id);
        return undefined;
      },
    }),
    implement(deleteReply, {
      handle: async (context, { params }) => {
        await dropReply(registry, context, params.id);
        return undefined;
      },
    }),
  ];
}

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
  listHeldOn,
  listHeldReplies,
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
  type CommentSettings,
} from './comment.service';
import { toComment, toReply, type CommentRow, type ReplyRow } from './comment-rows';

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
        const held = await listHeldOn(db, viewing, referenceId);
        const replies = [...first, ...held.replies];
        const present = (row: CommentRow) => {
          const own = replies.filter(({ comment_id }) => comment_id === row.id);
          return {
            ...toComment(row, removers),
            ...(own.length > 0 && { replies: own.map((one) => toReply(one, removers)) }),
          };
        };
        const page = cutPage(rows, query, cursors, placeOf, present);
        return query.cursor
          ? page
          : { ...page, data: [...held.comments.map(present), ...page.data] };
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
        const present = (row: ReplyRow) => toReply(row, removers);
        const page = cutPage(rows, query, cursors, ({ id }) => ({ i: id }), present);
        const { viewerId: viewing } = removers;
        if (page.nextSegment !== null || viewing === null) return page;
        const held = await listHeldReplies(db, viewing, query.commentId);
        return { ...page, data: [...page.data, ...held.map(present)] };
      },
    }),
  ];
}

/** Comments and replies: reading, writing, editing, removing. */
export function commentRoutes(settings: CommentSettings): CallImplementation[] {
  const { registry } = settings;
  return [
    ...listRoutes(registry),
    implement(createComment, {
      handle: (context, { body: { text, ...subject } }) =>
        addComment(settings, context, subject, text),
    }),
    implement(createReply, {
      handle: (context, { body }) => addReply(settings, context, body.commentId, body.text),
    }),
    implement(editComment, {
      handle: (context, { params, body }) => changeComment(settings, context, params.id, body.text),
    }),
    implement(editReply, {
      handle: (context, { params, body }) => changeReply(settings, context, params.id, body.text),
    }),
    implement(deleteComment, {
      audits: 'at most once',
      handle: async (context, { params }) => {
        await dropComment(registry, context, params.id);
        return undefined;
      },
    }),
    implement(deleteReply, {
      audits: 'at most once',
      handle: async (context, { params }) => {
        await dropReply(registry, context, params.id);
        return undefined;
      },
    }),
  ];
}

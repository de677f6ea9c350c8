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
  implement,
  isModerator,
  viewerId,
  type CallImplementation,
} from '@upround/shared/server-kit';
import { pageOf, sizeOf } from '../page';
import type { TargetBook } from '../targets/target-book';
import { listCommentsOn, listRepliesTo, worthOf, type CommentPlace } from './comment.read-model';
import {
  addComment,
  addReply,
  changeComment,
  changeReply,
  dropComment,
  dropReply,
  seeComment,
} from './comment.service';
import { toComment, toReply } from './remark-rows';

function listRoutes(book: TargetBook): CallImplementation[] {
  return [
    implement(listComments, {
      handle: async ({ db, viewer, cursors }, { query }) => {
        const { referenceType, referenceId, sort = 'best' } = query;
        const viewing = viewerId(viewer);
        const { ownerId } = await book.need(db, viewing, { referenceType, referenceId });
        const size = sizeOf(query);
        const rows = await listCommentsOn(db, {
          referenceId,
          viewerId: viewing,
          sort,
          place: cursors.read<CommentPlace>(query.cursor),
          limit: size + 1,
        });
        const page = pageOf(rows, size, (last) =>
          cursors.sign(sort === 'best' ? { i: last.id, w: worthOf(last) } : { i: last.id }),
        );
        const removers = { viewerId: viewing, ownerId, moderator: isModerator(viewer) };
        return {
          data: page.rows.map((row) => toComment(row, removers)),
          nextSegment: page.nextSegment,
        };
      },
    }),

    implement(listReplies, {
      handle: async ({ db, viewer, cursors }, { query }) => {
        const { removers } = await seeComment(book, db, viewer, query.commentId);
        const size = sizeOf(query);
        const rows = await listRepliesTo(db, {
          commentId: query.commentId,
          viewerId: removers.viewerId,
          after: cursors.read<{ i: string }>(query.cursor)?.i ?? null,
          limit: size + 1,
        });
        const page = pageOf(rows, size, (last) => cursors.sign({ i: last.id }));
        return {
          data: page.rows.map((row) => toReply(row, removers)),
          nextSegment: page.nextSegment,
        };
      },
    }),
  ];
}

/** Comments and replies: reading, writing, editing, removing. */
export function commentRoutes(book: TargetBook): CallImplementation[] {
  return [
    ...listRoutes(book),
    implement(createComment, {
      handle: (context, { body: { text, ...subject } }) => addComment(book, context, subject, text),
    }),
    implement(createReply, {
      handle: (context, { body }) => addReply(book, context, body.commentId, body.text),
    }),
    implement(editComment, {
      handle: (context, { params, body }) => changeComment(book, context, params.id, body.text),
    }),
    implement(editReply, {
      handle: (context, { params, body }) => changeReply(book, context, params.id, body.text),
    }),
    implement(deleteComment, {
      handle: async (context, { params }) => {
        await dropComment(book, context, params.id);
        return undefined;
      },
    }),
    implement(deleteReply, {
      handle: async (context, { params }) => {
        await dropReply(book, context, params.id);
        return undefined;
      },
    }),
  ];
}

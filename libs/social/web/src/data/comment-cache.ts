import type { QueryClient } from '@tanstack/react-query';
import { addFirst, changeItem, type PagesOf } from '@upround/shared/query';
import { listComments, listReplies, type Comment, type Reply } from '@upround/social/contract';
import {
  commentsQuery,
  commentSorts,
  repliesQuery,
  type CommentedReference,
} from './comment-queries';

type ReplyPages = PagesOf<typeof listReplies>;

/** Every kept list of comments with one comment changed, or taken out by undefined. */
export function changeComment(
  client: QueryClient,
  id: string,
  change: (comment: Comment) => Comment | undefined,
): void {
  changeItem<Comment>(client, [listComments], (comment) => comment.id === id, change);
}

export function changeReply(
  client: QueryClient,
  id: string,
  change: (reply: Reply) => Reply | undefined,
): void {
  changeItem<Reply>(client, [listReplies], (reply) => reply.id === id, change);
  // The first replies are in the list of comments too.
  changeItem<Comment>(
    client,
    [listComments],
    ({ replies = [] }) => replies.some((reply) => reply.id === id),
    (comment) => ({
      ...comment,
      replies: comment.replies?.flatMap((reply) =>
        reply.id === id ? (change(reply) ?? []) : [reply],
      ),
    }),
  );
}

/** Puts a comment just written on top of each kept list of its record. */
export function addComment(
  client: QueryClient,
  reference: CommentedReference,
  comment: Comment,
): void {
  for (const sort of commentSorts) {
    addFirst(client, commentsQuery(reference, sort).queryKey, comment, ({ id }) => id);
  }
}

/** Puts a reply just written at the end of the kept list, unless more of it is still to be read. */
export function addReply(client: QueryClient, reply: Reply): void {
  client.setQueryData<ReplyPages>(repliesQuery(reply.commentId).queryKey, (pages) => {
    const last = pages?.pages.at(-1);
    if (pages === undefined || last === undefined || last.nextSegment !== null) return pages;
    return {
      ...pages,
      pages: [...pages.pages.slice(0, -1), { ...last, data: [...last.data, reply] }],
    };
  });
  changeComment(client, reply.commentId, (comment) => ({
    ...comment,
    replyCount: comment.replyCount + 1,
    // Only where none are missing between those known and the new one.
    ...((comment.replies ?? []).length === comment.replyCount && {
      replies: [...(comment.replies ?? []), reply],
    }),
  }));
}

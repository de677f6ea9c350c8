import type { QueryClient } from '@tanstack/react-query';
import { addFirst, answerUnderWay, changeItem, type PagesOf } from '@upround/shared/query';
import { listComments, listReplies, type Comment, type Reply } from '@upround/social/contract';
import {
  commentsQuery,
  commentSorts,
  repliesQuery,
  type CommentedReference,
} from './comment-queries';

type ReplyPages = PagesOf<typeof listReplies>;

/** Changes a comment in every cached list, or removes it if the change returns undefined. */
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

/**
 * Adds a new comment at the top of each cached list of its record.
 *
 * @returns a promise that resolves when each list shows it
 */
export async function addComment(
  client: QueryClient,
  reference: CommentedReference,
  comment: Comment,
): Promise<void> {
  const added = commentSorts.map((sort) =>
    addFirst(client, commentsQuery(reference, sort).queryKey, comment, ({ id }) => id),
  );
  await Promise.all(added);
}

function putReplyLast(client: QueryClient, reply: Reply): void {
  client.setQueryData<ReplyPages>(repliesQuery(reply.commentId).queryKey, (pages) => {
    const last = pages?.pages.at(-1);
    if (pages === undefined || last === undefined || last.nextSegment !== null) return pages;
    if (last.data.some(({ id }) => id === reply.id)) return pages;
    return {
      ...pages,
      pages: [...pages.pages.slice(0, -1), { ...last, data: [...last.data, reply] }],
    };
  });
}

/**
 * Adds a new reply at the end of the cached list, unless the list has more pages; to one that is being read, once more
 * after the answer.
 */
export function addReply(client: QueryClient, reply: Reply): void {
  putReplyLast(client, reply);
  void answerUnderWay(client, repliesQuery(reply.commentId).queryKey)?.then(() =>
    putReplyLast(client, reply),
  );
  changeComment(client, reply.commentId, (comment) => ({
    ...comment,
    replyCount: comment.replyCount + (reply.held ? 0 : 1),
    // Only where none are missing between those known and the new one.
    ...((comment.replies ?? []).filter(({ held }) => !held).length === comment.replyCount && {
      replies: [...(comment.replies ?? []), reply],
    }),
  }));
}

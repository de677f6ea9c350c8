import type { QueryClient } from '@tanstack/react-query';
import { pagesKeyOf, type PagesOf } from '@upround/shared/query';
import { listComments, listReplies, type Comment, type Reply } from '@upround/social/contract';
import {
  commentsQuery,
  commentSorts,
  repliesQuery,
  type CommentedReference,
} from './comment-queries';

type CommentPages = PagesOf<typeof listComments>;
type ReplyPages = PagesOf<typeof listReplies>;

/** Every kept list of comments with one comment changed, or taken out by undefined. */
export function changeComment(
  client: QueryClient,
  id: string,
  change: (comment: Comment) => Comment | undefined,
): void {
  client.setQueriesData<CommentPages>(
    { queryKey: pagesKeyOf(listComments) },
    (pages) =>
      pages && {
        ...pages,
        pages: pages.pages.map((page) => ({
          ...page,
          data: page.data.flatMap((comment) =>
            comment.id === id ? (change(comment) ?? []) : comment,
          ),
        })),
      },
  );
}

export function changeReply(
  client: QueryClient,
  id: string,
  change: (reply: Reply) => Reply | undefined,
): void {
  client.setQueriesData<ReplyPages>(
    { queryKey: pagesKeyOf(listReplies) },
    (pages) =>
      pages && {
        ...pages,
        pages: pages.pages.map((page) => ({
          ...page,
          data: page.data.flatMap((reply) => (reply.id === id ? (change(reply) ?? []) : reply)),
        })),
      },
  );
}

/** Puts a comment just written on top of each kept list of its record. */
export function addComment(
  client: QueryClient,
  reference: CommentedReference,
  comment: Comment,
): void {
  for (const sort of commentSorts) {
    client.setQueryData<CommentPages>(
      commentsQuery(reference, sort).queryKey,
      (pages) =>
        pages && {
          ...pages,
          pages: pages.pages.map((page, index) =>
            index === 0 ? { ...page, data: [comment, ...page.data] } : page,
          ),
        },
    );
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
  }));
}

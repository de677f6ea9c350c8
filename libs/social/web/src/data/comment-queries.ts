import type { CallInput } from '@upround/shared/contract-core';
import { pagesFor } from '@upround/shared/query';
import { listComments, listReplies } from '@upround/social/contract';

export const commentSorts = ['best', 'new', 'old'] as const;
export type CommentSort = (typeof commentSorts)[number];

/** A record under which people comment. */
export type CommentedReference = Pick<
  CallInput<typeof listComments>['query'],
  'referenceType' | 'referenceId'
>;

export function commentsQuery(reference: CommentedReference, sort: CommentSort) {
  return pagesFor(listComments, { query: { ...reference, sort } });
}

export function repliesQuery(commentId: string) {
  return pagesFor(listReplies, { query: { commentId } });
}

import { pagesFor } from '@upround/shared/query';
import { listComments, listLikers } from '@upround/social/contract';
import type { FeedItem } from '@upround/feed/contract';

export function likersQuery({ type, data }: FeedItem) {
  return pagesFor(listLikers, { query: { type, id: data.id } });
}

export function commentersQuery({ type, data }: FeedItem) {
  return pagesFor(listComments, {
    query: { referenceType: type, referenceId: data.id, sort: 'new' },
  });
}

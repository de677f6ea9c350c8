import type { QueryClient } from '@tanstack/react-query';
import { readPost } from '@upround/feed/contract';
import { queryFor, renewedOnReturn } from '@upround/shared/query';
import { findPost } from './post-cache';

/** One post by slug; shown at once from a list that has it, then brought up to date. */
export function postQuery(client: QueryClient, slug: string) {
  return {
    ...queryFor(readPost, { params: { id: slug } }),
    ...renewedOnReturn,
    placeholderData: () => findPost(client, slug),
  };
}

import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { ListEnd, type ListEndProps } from '@upround/shared/ui';
import { useFailureReason } from './failure-reason';

export interface PagedEndProps extends Pick<ListEndProps, 'skeleton' | 'text'> {
  query: UseInfiniteQueryResult;
}

/** What follows the rows of a `PagedList`: the next page, or why it did not load. */
export function PagedEnd({ query, skeleton, text }: PagedEndProps) {
  const reasonOf = useFailureReason();
  return (
    <ListEnd
      hasMore={query.hasNextPage}
      isLoading={query.isFetchingNextPage}
      isFailed={query.isFetchNextPageError}
      onMore={() => void query.fetchNextPage()}
      skeleton={skeleton}
      text={{ ...text, failed: `${text.failed} ${reasonOf(query.error)}` }}
    />
  );
}

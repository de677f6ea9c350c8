import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { FailureReason } from '@upround/shared/query';
import { Button, ErrorState } from '@upround/shared/ui';
import { useInteractionsText } from './messages/catalogue';
import { PeopleSkeleton } from './people-skeleton';

/** What follows the rows of a list: that it loads, that it failed, or the way to more. */
export function ListEnd({ query }: { query: UseInfiniteQueryResult }) {
  const t = useInteractionsText();
  if (query.isPending) return <PeopleSkeleton />;
  if (query.isError) {
    return (
      <ErrorState
        title={t('interactions.error')}
        busy={query.isFetching}
        onRetry={() => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
      >
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  if (!query.hasNextPage) return null;
  return (
    <div className="flex justify-center p-4">
      <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {t('interactions.more')}
      </Button>
    </div>
  );
}

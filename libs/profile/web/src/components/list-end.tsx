import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { FailureReason } from '@upround/shared/query';
import { Button, ErrorState } from '@upround/shared/ui';
import { useProfileText } from '../messages/catalogue';
import { RowsSkeleton } from './rows-skeleton';

interface ListEndProps {
  query: UseInfiniteQueryResult;
  /** The rows are people. */
  people?: boolean;
}

/** What follows the rows of a list: that it loads, that it failed, or the way to more. */
export function ListEnd({ query, people = false }: ListEndProps) {
  const t = useProfileText();
  if (query.isPending) return <RowsSkeleton label={t('list.loading')} people={people} />;
  if (query.isError) {
    return (
      <ErrorState
        title={t('list.error')}
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
        {t('list.more')}
      </Button>
    </div>
  );
}

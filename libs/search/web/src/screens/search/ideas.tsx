import { useInfiniteQuery } from '@tanstack/react-query';
import { Dices } from 'lucide-react';
import { useCallback } from 'react';
import { itemsOf } from '@upround/shared/query';
import { announce, useSearchChoice } from '@upround/shared/routing';
import { Button, EmptyState, InlineError, SegmentedControl } from '@upround/shared/ui';
import { HitRow } from '../../components/hit/hit-row';
import { HitSkeletons } from '../../components/hit/hit-skeletons';
import { ideasQuery } from '../../data/search-queries';
import { useSearchMessages } from '../../messages/catalogue';
import { ResultsEnd } from './results-end';
import { SearchFailed } from './search-failed';

const orders = ['trending', 'random'] as const;
const nothing = () => undefined;

/** Ideas to look through: by their worth, or some drawn at random. */
export function Ideas() {
  const t = useSearchMessages();
  const [order, setOrder] = useSearchChoice('filter', orders);
  const ideas = useInfiniteQuery(ideasQuery(order));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = ideas;
  const { items } = itemsOf(ideas.data);
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [fetchNextPage, hasNextPage, isFetchingNextPage]);
  const drawOthers = async () => {
    const { isSuccess } = await ideas.refetch();
    if (isSuccess) announce(t('ideas.drawn'));
  };
  return (
    <>
      <div className="flex min-h-15 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b px-4 py-2">
        <SegmentedControl
          label={t('ideas.order')}
          options={orders.map((value) => ({ value, label: t(`ideas.${value}`) }))}
          value={order}
          onChange={setOrder}
        />
        {order === 'random' && items.length > 0 && (
          <Button
            variant="quiet"
            icon={Dices}
            busy={ideas.isRefetching}
            onClick={() => void drawOthers()}
          >
            {t('ideas.again')}
          </Button>
        )}
        {ideas.isRefetchError && !ideas.isFetching && (
          <div role="alert" className="w-full">
            <InlineError>{t('ideas.notDrawn')}</InlineError>
          </div>
        )}
      </div>
      {ideas.isPending && <HitSkeletons />}
      {ideas.isError && ideas.data === undefined && (
        <SearchFailed
          error={ideas.error}
          busy={ideas.isFetching}
          onRetry={() => void ideas.refetch()}
        />
      )}
      {ideas.isSuccess && items.length === 0 && (
        <EmptyState title={t('ideas.empty')}>{t('ideas.emptyHint')}</EmptyState>
      )}
      {items.length > 0 && (
        <>
          <ul aria-label={t('results.label')}>
            {items.map((hit) => (
              <HitRow key={hit.id} hit={hit} onOpen={nothing} />
            ))}
          </ul>
          {order === 'trending' && (
            <ResultsEnd
              hasMore={hasNextPage}
              isLoading={isFetchingNextPage}
              isFailed={ideas.isFetchNextPageError}
              onMore={more}
            />
          )}
        </>
      )}
    </>
  );
}

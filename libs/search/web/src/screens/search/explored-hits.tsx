import { useInfiniteQuery } from '@tanstack/react-query';
import { Dices } from 'lucide-react';
import { FailureReason, itemsOf, PagedList } from '@upround/shared/query';
import { announce, useSearchChoice } from '@upround/shared/routing';
import { Button, EmptyState, InlineError, SegmentedControl } from '@upround/shared/ui';
import { HitRow } from '../../components/hit/hit-row';
import { HitSkeletons } from '../../components/hit/hit-skeletons';
import { exploreQuery, type ExploreKind } from '../../data/search-queries';
import { useSearchMessages } from '../../messages/catalogue';
import { useKindName } from '../../messages/use-kind-name';
import { ResultsEnd } from './results-end';

const orders = ['trending', 'random'] as const;
const nothing = () => undefined;

/** Records of a kind to look through: by their worth, or some drawn at random. */
export function ExploredHits({ kind }: { kind: ExploreKind }) {
  const t = useSearchMessages();
  const kindName = useKindName();
  const [order, setOrder] = useSearchChoice('filter', orders);
  const found = useInfiniteQuery(exploreQuery(kind, order));
  const { items } = itemsOf(found.data);
  const drawOthers = async () => {
    const { isSuccess } = await found.refetch();
    if (isSuccess) announce(t('explore.drawn'));
  };
  return (
    <>
      <div className="flex min-h-15 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b px-4 py-2 medium:px-6">
        <SegmentedControl
          label={t('explore.order', { kind: kindName(kind) })}
          options={orders.map((value) => ({ value, label: t(`explore.${value}`) }))}
          value={order}
          onChange={setOrder}
        />
        {order === 'random' && items.length > 0 && (
          <Button
            variant="quiet"
            icon={Dices}
            busy={found.isRefetching}
            onClick={() => void drawOthers()}
          >
            {t('explore.again')}
          </Button>
        )}
        {found.isRefetchError && !found.isFetching && (
          <div role="alert" className="w-full">
            <InlineError>
              {t('explore.notDrawn')} <FailureReason error={found.error} />
            </InlineError>
          </div>
        )}
      </div>
      <PagedList
        query={found}
        skeleton={<HitSkeletons />}
        failed={t('failed.title')}
        isEmpty={items.length === 0}
        empty={
          <EmptyState className="medium:px-6" title={t('explore.empty')}>
            {t('explore.emptyHint')}
          </EmptyState>
        }
      >
        <ul aria-label={t('results.label')}>
          {items.map((hit) => (
            <HitRow key={hit.id} hit={hit} onOpen={nothing} />
          ))}
        </ul>
        {order === 'trending' && <ResultsEnd query={found} />}
      </PagedList>
    </>
  );
}

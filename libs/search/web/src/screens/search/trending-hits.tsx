import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useKindTexts } from '@upround/shared/routing';
import { EmptyState } from '@upround/shared/ui';
import { HitRow } from '../../components/hit/hit-row';
import { HitSkeletons } from '../../components/hit/hit-skeletons';
import { topQuery, type TopKind } from '../../data/search-queries';
import { useSearchMessages } from '../../messages/catalogue';
import { SearchFailed } from './search-failed';

const nothing = () => undefined;

/** What is trending of a kind, before anything is searched for. */
export function TrendingHits({ kind }: { kind: TopKind }) {
  const t = useSearchMessages();
  const texts = useKindTexts()[kind];
  const top = useQuery(topQuery(kind));
  const headingId = useId();
  if (top.isPending) return <HitSkeletons count={5} />;
  if (top.isError) {
    return (
      <SearchFailed error={top.error} busy={top.isFetching} onRetry={() => void top.refetch()} />
    );
  }
  if (top.data.data.length === 0) {
    return (
      <EmptyState className="medium:px-6" title={t('start.nothing')}>
        {t('start.nothingHint')}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="border-b px-4 pt-5 pb-2 text-body font-semibold medium:px-6">
        {texts?.trending ?? texts?.plural}
      </h2>
      <ul>
        {top.data.data.map((hit) => (
          <HitRow key={hit.id} hit={hit} onOpen={nothing} />
        ))}
      </ul>
    </section>
  );
}

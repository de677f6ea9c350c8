import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { PagedEnd } from '@upround/shared/query';
import { HitSkeletons } from '../../components/hit/hit-skeletons';
import { useSearchMessages } from '../../messages/catalogue';

/** What follows the last result. */
export function ResultsEnd({ query }: { query: UseInfiniteQueryResult }) {
  const t = useSearchMessages();
  return (
    <PagedEnd
      query={query}
      skeleton={<HitSkeletons count={2} label={t('results.loadingMore')} />}
      text={{ more: t('results.showMore'), failed: t('results.more'), end: t('results.end') }}
    />
  );
}

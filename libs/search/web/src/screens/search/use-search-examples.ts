import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { topQuery } from '../../data/search-queries';
import { examplesFrom, type SearchExamples } from '../../model/search-examples';

/** Searches that find something now; none until the trending posts are there. */
export function useSearchExamples(): SearchExamples & { isPending: boolean } {
  const { data, isPending } = useQuery(topQuery('POST'));
  return useMemo(() => ({ ...examplesFrom(data?.data ?? []), isPending }), [data, isPending]);
}

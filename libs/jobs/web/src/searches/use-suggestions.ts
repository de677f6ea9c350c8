import { useQuery } from '@tanstack/react-query';
import type { JobFacets, JobFilters, SavedSearch } from '@upround/jobs/contract';
import { facetsQuery } from '../board/data/job-queries';

/** A search that finds jobs now. */
export interface Suggestion {
  filters: JobFilters;
  /** How many open jobs it finds. */
  count: number;
}

const MOST_TAGS = 3;
const MOST_CITIES = 2;
const REMOTE: JobFilters = { workplace: ['REMOTE'] };

/** Whether two searches have the same filters, in whatever order. */
const isSame = (one: JobFilters, other: JobFilters) =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

function suggestionsOf(all: JobFacets, remote: JobFacets): Suggestion[] {
  const tags = remote.tags
    .slice(0, MOST_TAGS)
    .map(({ value, count }) => ({ filters: { tag: [value], ...REMOTE }, count }));
  const cities = all.locations
    .slice(0, MOST_CITIES)
    .map(({ value, count }) => ({ filters: { location: [value] }, count }));
  const first = all.experience
    .filter(({ value }) => value === 'ENTRY')
    .map(({ value, count }) => ({ filters: { experience: [value] }, count }));
  return [...tags, ...cities, ...first].filter(({ count }) => count > 0);
}

/**
 * Searches that find most jobs now, from the facets of the board, without those that are saved.
 *
 * @returns undefined until they are known; none where the facets didn’t load
 */
export function useSuggestions(saved: readonly SavedSearch[]): Suggestion[] | undefined {
  const { data: all, isPending: isPendingAll } = useQuery(facetsQuery({}));
  const { data: remote, isPending: isPendingRemote } = useQuery(facetsQuery(REMOTE));
  if (isPendingAll || isPendingRemote) return undefined;
  if (all === undefined || remote === undefined) return [];
  return suggestionsOf(all, remote).filter(
    ({ filters }) => !saved.some((search) => isSame(search.filters, filters)),
  );
}

import type { AllContributions, FilterSource } from '@upround/shared/ports';
import { searchFilters } from './filters/search-filters';
import type { Sources } from './find/describe-hits';

/** What the slices contributed to search. */
export interface SearchSources {
  byKind: Sources;
  /** Those of the search itself first. */
  filters: readonly FilterSource[];
}

export function sourcesOf(
  contributed: Pick<AllContributions, 'search' | 'filters'>,
): SearchSources {
  const byKind = new Map(contributed.search.map((source) => [source.kind, source]));
  return { byKind, filters: [searchFilters(byKind), ...contributed.filters] };
}

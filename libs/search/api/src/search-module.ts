import { searchDocs } from '@upround/search/contract';
import type { FilterSource, SearchSource } from '@upround/shared/ports';
import type { ApiModule } from '@upround/shared/server-kit';
import { searchFilters } from './filters/search-filters';
import { searchCalls } from './search.routes';
import { wordsTask } from './words/words.task';

/** What the search finds in the rest of the server. Bound in apps/api. */
export interface SearchDeps {
  /** One for each kind of record. */
  sources: readonly SearchSource[];
  /** What lists can be filtered by, beside the search itself. */
  filters?: readonly FilterSource[] | undefined;
  /** The server's clock; the real one unless said. */
  now?: (() => Date) | undefined;
}

/**
 * The server half of search.
 *
 * @throws Error where two sources know the same kind
 */
export function searchModule({ sources, filters = [], now }: SearchDeps): ApiModule {
  const byKind = new Map(sources.map((source) => [source.kind, source]));
  if (byKind.size < sources.length) throw new Error('Two sources of search know the same kind.');
  return {
    name: 'search',
    docs: searchDocs,
    calls: searchCalls({
      sources: byKind,
      filters: [searchFilters(byKind), ...filters],
      now: now ?? (() => new Date()),
    }),
    tasks: [wordsTask],
  };
}

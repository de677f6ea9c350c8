import { searchDocs } from '@upround/search/contract';
import type { AllContributions } from '@upround/shared/ports';
import type { ApiModule } from '@upround/shared/server-kit';
import { searchRoutes } from './search.routes';
import { sourcesOf, type SearchSources } from './search-sources';
import { wordsTask } from './words/words.task';

/** What the search finds in the rest of the server. Bound in apps/api. */
export interface SearchDeps {
  /** Sources of records, one for each kind, and of filters; read after all modules are composed. */
  contributed: () => Pick<AllContributions, 'search' | 'filters'>;
  /** The server's clock; the real one by default. */
  now?: (() => Date) | undefined;
}

/** The server half of search. */
export function searchModule({ contributed, now = () => new Date() }: SearchDeps): ApiModule {
  let found: SearchSources | undefined;
  const sources = () => (found ??= sourcesOf(contributed()));
  return {
    name: 'search',
    docs: searchDocs,
    calls: searchRoutes({ sources, now }),
    tasks: [wordsTask],
  };
}

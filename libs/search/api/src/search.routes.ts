import {
  explore,
  listAllFilters,
  listFilters,
  listRecommendations,
  listSuggestions,
  search,
  searchTop,
  type ListFilter,
} from '@upround/search/contract';
import type { Database } from '@upround/shared/db';
import type { FilterSource } from '@upround/shared/ports';
import { implement, viewerId, type CallImplementation } from '@upround/shared/server-kit';
import { answerSearch } from './find/search.service';
import { answerRecommendations } from './related/related.service';
import type { SearchSources } from './search-sources';
import { suggest } from './suggestions/suggestions.service';
import { answerExplore, answerTop } from './top/top.service';

/** The dependencies of the calls of search. */
export interface SearchParts {
  sources: () => SearchSources;
  now: () => Date;
}

async function filtersOf(db: Database, filters: readonly FilterSource[]): Promise<ListFilter[]> {
  const lists = await Promise.all(
    filters.map(async (one) =>
      (await one.filters(db)).map((choice) => ({
        type: one.type,
        title: choice.title,
        query: choice.query,
        filters: [...choice.filters],
      })),
    ),
  );
  return lists.flat();
}

/** The calls of search, but for the previews of links. */
export function searchRoutes({ sources, now }: SearchParts): CallImplementation[] {
  return [
    implement(search, {
      handle: (context, input) => answerSearch(sources().byKind, context, input, now()),
    }),
    implement(searchTop, {
      handle: (context, input) => answerTop(sources().byKind, context, input, now()),
    }),
    implement(explore, {
      handle: (context, input) => answerExplore(sources().byKind, context, input, now()),
    }),
    implement(listSuggestions, {
      handle: ({ db, viewer }, { query }) =>
        suggest(db, sources().byKind, viewerId(viewer), query.query),
    }),
    implement(listRecommendations, {
      handle: (context, input) => answerRecommendations(sources().byKind, context, input),
    }),
    implement(listAllFilters, {
      handle: async ({ db }) => ({ data: await filtersOf(db, sources().filters) }),
    }),
    implement(listFilters, {
      handle: async ({ db }, { query }) => ({
        data: await filtersOf(
          db,
          sources().filters.filter(({ type }) => type === query.type),
        ),
      }),
    }),
  ];
}

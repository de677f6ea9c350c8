import { listSuggestions, SUGGESTION_LIMIT } from '@upround/search/contract';
import { implement, viewerId, type ApiModule } from '@upround/shared/server-kit';
import { suggestPeople } from './suggestions/suggestion.read-model';

/** The server half of search: suggestions of people, for now. */
export function searchModule(): ApiModule {
  return {
    name: 'search',
    calls: [
      implement(listSuggestions, {
        handle: async ({ db, viewer }, { query }) => {
          const people = await suggestPeople(db, viewerId(viewer), query.query, SUGGESTION_LIMIT);
          return { data: people.map((data) => ({ type: 'USER' as const, data })) };
        },
      }),
    ],
  };
}

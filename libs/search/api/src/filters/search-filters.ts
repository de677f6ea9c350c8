import type { HasValue } from '@upround/search/contract';
import { kindOf, searchKinds } from '@upround/shared/domain';
import type { FilterSource } from '@upround/shared/ports';
import type { Sources } from '../find/describe-hits';

const hasTitles: Record<HasValue, string> = {
  image: 'An image',
  link: 'A link',
  poll: 'A poll',
  quiz: 'A quiz',
  thread: 'A thread',
  tag: 'A hashtag',
};

const choices = (titles: Record<string, string>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }));

/** What the search itself can be filtered by: the kinds that there are, and the operator `has:` within the query. */
export const searchFilters = (sources: Sources): FilterSource => ({
  type: 'SEARCH',
  filters: async () => [
    {
      title: 'Kind',
      query: 'kind',
      filters: searchKinds
        .filter((kind) => sources.has(kind))
        .map((kind) => ({ value: kind, title: kindOf(kind).title ?? kind })),
    },
    {
      title: 'Has',
      query: 'query',
      filters: choices(hasTitles).map(({ value, title }) => ({ title, value: `has:${value}` })),
    },
  ],
});

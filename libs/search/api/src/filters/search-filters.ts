import type { HasValue } from '@upround/search/contract';
import type { SearchKind } from '@upround/shared/links';
import type { FilterSource } from '@upround/shared/ports';
import type { Sources } from '../find/describe-hits';

const kindTitles: Record<SearchKind, string> = {
  POST: 'Posts',
  NEWS: 'News',
  USER: 'People',
  IDEA: 'Ideas',
  POD: 'Pods',
  ARTICLE: 'Articles',
  ESSAY: 'Essays',
  JOB: 'Jobs',
};

const hasTitles: Record<HasValue, string> = {
  image: 'A picture',
  link: 'A link',
  poll: 'A poll',
  quiz: 'A quiz',
  thread: 'Several parts',
  tag: 'A tag',
};

const choices = (titles: Record<string, string>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }));

/** What the search itself can be filtered by: the kinds that there are, and the operator `has:` within the query. */
export const searchFilters = (sources: Sources): FilterSource => ({
  type: 'SEARCH',
  filters: async () => [
    {
      ...{ title: 'Kind', query: 'kind' },
      filters: choices(kindTitles).filter(({ value }) => sources.has(value as SearchKind)),
    },
    {
      ...{ title: 'Has', query: 'query' },
      filters: choices(hasTitles).map(({ value, title }) => ({ title, value: `has:${value}` })),
    },
  ],
});

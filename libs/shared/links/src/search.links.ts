import type { SearchKind } from '@upround/shared/domain';
import { withQuery } from './build-path';

export const searchRoutes = {
  search: '/search',
} as const;

/** Addresses of search. */
export const searchLinks = {
  /** The search; `query` takes the operators, as in `tag:pricing from:meera-nair`. */
  search: ({ query, kind }: { query?: string; kind?: SearchKind } = {}) =>
    withQuery(searchRoutes.search, { query: query === '' ? undefined : query, kind }),
  /** What carries a hashtag; `tag` comes without the sign. */
  hashtag: (tag: string) => withQuery(searchRoutes.search, { query: `tag:${tag}`, kind: 'POST' }),
} as const;

import { routes as paths } from '@upround/shared/links';
import type { FeatureRoute } from '@upround/shared/routing';
import type { SearchParts } from './search-parts';

/** @param loadParts loaded with the page, so that no row changes its height */
export const routesWith = (loadParts: () => Promise<SearchParts>): FeatureRoute[] => [
  {
    path: paths.search,
    hasTopBar: true,
    hasAside: true,
    layout: 'default',
    access: 'guest',
    page: async () => {
      const [{ searchScreenWith }, parts] = await Promise.all([
        import('./screens/search/search-screen'),
        loadParts(),
      ]);
      return searchScreenWith(parts);
    },
    data: async (client, _params, search) => {
      const { prefetchSearch } = await import('./data/search-queries');
      await prefetchSearch(client, search);
    },
  },
];

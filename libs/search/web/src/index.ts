import { routes as paths } from '@upround/shared/links';
import type { FeatureRoute } from '@upround/shared/routing';

export const routes: FeatureRoute[] = [
  {
    path: paths.search,
    layout: 'default',
    access: 'guest',
    page: () => import('./screens/search/search-screen').then((m) => m.SearchScreen),
    data: async (client, _params, search) => {
      const { prefetchSearch } = await import('./data/search-queries');
      await prefetchSearch(client, search);
    },
  },
];

/** Loads the lists that stand beside the feed where the window is wide. */
export const loadTopRail = () => import('./rail/top-rail').then((module) => module.TopRail);

/** Loads the search field of the frame with its suggestions. */
export const loadSearchField = () =>
  import('./combobox/search-field').then((module) => module.SearchField);
export type { SearchFieldProps } from './combobox/search-field';

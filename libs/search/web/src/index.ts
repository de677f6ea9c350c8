import { routes as paths } from '@upround/shared/links';
import type { FeatureRoute } from '@upround/shared/routing';
import type { SearchParts } from './search-parts';

export type { HitPresenter, HitPresenters } from './components/hit/hit-presenters';

/** @param loadParts loaded with the page, so that no row changes its height */
export const routesWith = (loadParts: () => Promise<SearchParts>): FeatureRoute[] => [
  {
    path: paths.search,
    hasRail: true,
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

/** The right rail of wide windows: top posts, news and people. Loaded after the page. */
export { topRailWith } from './rail/top-rail';

/** Loads the search field of the frame with its suggestions. */
export const loadSearchField = () =>
  import('./combobox/search-field').then((module) => module.SearchField);
export type { SearchFieldProps } from './combobox/search-field';

import { routes as paths } from '@upround/shared/links';
import type { FeatureRoute } from '@upround/shared/routing';
import type { HitPresenters } from './components/hit/hit-presenters';

export type { HitPresenter, HitPresenters } from './components/hit/hit-presenters';

/** @param loadPresenters what slices show of their kinds; loaded with the page, so that no row changes its height */
export const routesWith = (loadPresenters: () => Promise<HitPresenters>): FeatureRoute[] => [
  {
    path: paths.search,
    hasRail: true,
    layout: 'default',
    access: 'guest',
    page: async () => {
      const [{ searchScreenWith }, presenters] = await Promise.all([
        import('./screens/search/search-screen'),
        loadPresenters(),
      ]);
      return searchScreenWith(presenters);
    },
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

export type { HitPresenter, HitPresenters } from './components/hit/hit-presenters';
/** The right rail of wide windows: top posts, news and people. Loaded after the page. */
export { topRailWith, type TopRailProps } from './rail/top-rail';
export type { SearchFieldProps } from './combobox/search-field';
export { routesWith } from './routes';

/** Loads the search field of the frame with its suggestions. */
export const loadSearchField = () =>
  import('./combobox/search-field').then((module) => module.SearchField);

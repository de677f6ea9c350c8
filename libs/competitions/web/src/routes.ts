import { routes as pages } from '@upround/shared/links';
import type { FeatureRoute, LayoutName } from '@upround/shared/routing';
import type { SeriesName } from './series/series';

const seriesPage = (name: SeriesName, layout: LayoutName): FeatureRoute => ({
  path: pages[name],
  shape: 'form',
  layout,
  access: 'guest',
  page: () => import('./series/series-page').then((m) => m.loadSeriesPage(name)),
  data: (client) =>
    import('./series/read-series-ahead').then((m) => m.readSeriesAhead(client, name)),
});

/** Competitions, and the pages of showcases and campaigns. */
export const routes: FeatureRoute[] = [
  {
    path: pages.competitions,
    layout: 'default',
    access: 'guest',
    page: () => import('./list/competitions-screen').then((m) => m.CompetitionsScreen),
    data: (client, _params, search) =>
      import('./list/read-list-ahead').then((m) => m.readListAhead(client, search)),
  },
  {
    path: pages.competition,
    shape: 'form',
    layout: 'default',
    access: 'guest',
    hasTopBar: true,
    page: () => import('./competition/competition-screen').then((m) => m.CompetitionScreen),
    data: (client, { slug }) =>
      import('./competition/read-competition-ahead').then((m) =>
        m.readCompetitionAhead(client, slug),
      ),
  },
  seriesPage('showcase', 'none'),
  seriesPage('showcaseRules', 'none'),
  seriesPage('brandShowcase', 'default'),
  seriesPage('preAFunding', 'default'),
  seriesPage('preSeriesAFunding', 'default'),
  seriesPage('sharkTank', 'default'),
  seriesPage('accelerator', 'nobars'),
];

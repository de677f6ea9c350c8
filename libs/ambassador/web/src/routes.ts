import { routes as pages } from '@upround/shared/links';
import type { FeatureRoute } from '@upround/shared/routing';

const ahead = () => import('./data/read-ahead').then((m) => m.readAhead);

/** The ambassador programme with its board, and the creator programme. */
export const routes: FeatureRoute[] = [
  {
    path: pages.ambassadors,
    shape: 'form',
    layout: 'default',
    access: 'guest',
    page: () => import('./programme/ambassadors-screen').then((m) => m.AmbassadorsScreen),
    data: (client) => ahead().then(({ programme }) => programme(client)),
  },
  {
    path: pages.incentives,
    shape: 'form',
    layout: 'default',
    access: 'guest',
    hasTopBar: true,
    page: () => import('./incentives/incentives-screen').then((m) => m.IncentivesScreen),
  },
  {
    path: pages.leaderboard,
    shape: 'form',
    layout: 'default',
    access: 'guest',
    hasTopBar: true,
    page: () => import('./leaderboard/leaderboard-screen').then((m) => m.LeaderboardScreen),
    data: (client, _params, search) => ahead().then(({ board }) => board(client, search)),
  },
  {
    path: pages.ambassador,
    shape: 'form',
    layout: 'default',
    access: 'guest',
    hasTopBar: true,
    page: () => import('./person/ambassador-screen').then((m) => m.AmbassadorScreen),
    data: (client, { slug = '' }) => ahead().then(({ ambassador }) => ambassador(client, slug)),
  },
  {
    path: pages.creatorProgramme,
    layout: 'none',
    access: 'guest',
    page: () => import('./creators/creators-screen').then((m) => m.CreatorsScreen),
    data: (client) => ahead().then(({ creators }) => creators(client)),
  },
];

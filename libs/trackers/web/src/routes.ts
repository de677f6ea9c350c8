import type { TrackerType } from '@upround/trackers/contract';
import { routes as pages, type RoutePattern } from '@upround/shared/links';
import type { FeatureRoute } from '@upround/shared/routing';

const hasRecord = (search: URLSearchParams) => search.has('record') && !search.has('compare');

function listRoute(path: RoutePattern, type: TrackerType, isFull: boolean): FeatureRoute {
  return {
    path,
    shape: 'work',
    layout: isFull ? 'bundlelayout' : 'default',
    access: isFull ? 'member' : 'guest',
    hasPhoneBar: hasRecord,
    page: () => import('./lists/list-screens').then((m) => m.listScreenOf({ type, isFull })),
    data: (client, _params, search) =>
      import('./data/read-ahead').then((m) => m.readListAhead(client, { type, isFull }, search)),
  };
}

/** The trackers: overview, lists and records, and by its query what the member seeks and their pipeline. */
export const routes: FeatureRoute[] = [
  {
    path: pages.trackers,
    shape: 'work',
    layout: 'default',
    access: 'guest',
    hasPhoneBar: hasRecord,
    page: () => import('./overview/trackers-screen').then((m) => m.TrackersScreen),
    data: (client, _params, search) =>
      import('./data/read-ahead').then((m) => m.readOverviewAhead(client, search)),
  },
  listRoute(pages.fundTracker, 'VENTURE_CAPITAL', false),
  listRoute(pages.grantTracker, 'GRANT', false),
  listRoute(pages.acceleratorTracker, 'ACCELERATOR', false),
  listRoute(pages.fullFundTracker, 'VENTURE_CAPITAL', true),
  listRoute(pages.fullGrantTracker, 'GRANT', true),
  listRoute(pages.fullAcceleratorTracker, 'ACCELERATOR', true),
  listRoute(pages.fullAngelTracker, 'ANGEL', true),
];
